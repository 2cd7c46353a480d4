import CatalogModel
import Recordings

extension DeliveryRecord.Observer {
  /// Records the part that an observer plays.
  init(_ role: ObserverIdentity.Role) {
    switch role {
    case .list: self = .list
    case .cell: self = .cell
    case .preview: self = .preview
    case .detail: self = .detail
    }
  }
}

extension DeliveryRecord.Effect {
  /// Records what an observer did.
  init(_ response: Response) {
    switch response {
    case .reloadedRow(let row): self = .reloadedRow(row)
    case .removedRow(let row): self = .removedRow(row)
    case .insertedRow(let row): self = .insertedRow(row)
    case .movedRow(let from, let to): self = .movedRow(from: from, to: to)
    case .refreshed: self = .refreshed
    case .ignored: self = .ignored
    }
  }
}
