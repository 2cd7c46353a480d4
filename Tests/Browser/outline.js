// Compares two documents that are to be the same but for a text: same elements, same attributes, the same
// text where the plain one has no `plain` in it, and `shown` in its place where it has.
//
// Gives the first differences, in words. Hrefs differ, as files are named after items; they must stay within
// the site.
({ pairs, plain, shown, typed, prose, boxes }) => {
  const parser = new DOMParser()
  const flat = (document) => {
    const parts = []
    const walk = (node, kind) => {
      if (node.nodeType === Node.TEXT_NODE) {
        const last = parts[parts.length - 1]
        if (last && last.kind === 'text') last.text += node.data
        else parts.push({ kind: 'text', text: node.data, where: node.parentNode.nodeName, isCode: kind === 'pre' })
        return
      }
      if (node.nodeType === Node.COMMENT_NODE) parts.push({ kind: 'comment', text: node.data, where: '' })
      if (node.nodeType !== Node.ELEMENT_NODE) return
      if (prose && node.matches(prose)) return
      if (boxes && node.matches(boxes)) { parts.push({ kind: 'box' }); return }
      const attributes = [...node.attributes].map((one) => [one.name, one.value])
      parts.push({ kind: 'element', name: node.nodeName, attributes })
      for (const child of node.childNodes) walk(child, node.nodeName === 'PRE' ? 'pre' : kind)
      parts.push({ kind: 'end', name: node.nodeName })
    }
    walk(document.documentElement, '')
    return parts
  }
  const links = new Set(['href', 'src', 'id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'name'])
  const meant = (text, isCode) => isCode ? text.replaceAll(typed[0], () => typed[1]) : text.replaceAll(plain, () => shown)
  const isSafe = (value) => {
    const url = new URL(value, 'https://here.example/a/b/c')
    return url.origin === 'https://here.example'
  }
  const compare = (one, other) => {
    if (one.kind !== other.kind) return `${JSON.stringify(one)} became ${JSON.stringify(other)}`
    if (one.kind === 'text' || one.kind === 'comment') {
      const text = meant(one.text, one.isCode)
      // Long lines of YAML are shown in several.
      const squeezed = (text) => one.isCode ? text.replace(/\s/g, '') : text
      return squeezed(text) === squeezed(other.text) ? null : `in ${one.where}: ${JSON.stringify(text)} is shown as ${JSON.stringify(other.text)}`
    }
    if (one.name !== other.name) return `<${one.name}> became <${other.name}>`
    if (one.kind !== 'element') return null
    const names = (part) => part.attributes.map(([name]) => name).join(' ')
    if (names(one) !== names(other)) return `<${one.name} ${names(one)}> became <${other.name} ${names(other)}>`
    for (const [index, [name, value]] of one.attributes.entries()) {
      const actual = other.attributes[index][1]
      if (links.has(name)) {
        if ((name === 'href' || name === 'src') && !isSafe(actual)) return `${name}=${JSON.stringify(actual)} leads out`
      } else if (meant(value, false) !== actual) {
        return `<${one.name} ${name}=${JSON.stringify(meant(value, false))}> became ${JSON.stringify(actual)}`
      }
    }
    return null
  }
  const found = []
  for (const [name, first, second] of pairs) {
    const ones = flat(parser.parseFromString(first, 'text/html'))
    const others = flat(parser.parseFromString(second, 'text/html'))
    for (const [index, one] of ones.entries()) {
      const other = others[index] ?? { kind: 'nothing' }
      const difference = compare(one, other)
      if (difference) { found.push(`${name}: ${difference.slice(0, 600)}`); break }
    }
    if (others.length > ones.length && !found.some((one) => one.startsWith(`${name}:`))) found.push(`${name}: has more`)
  }
  return found
}
