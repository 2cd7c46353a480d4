self.peekbookPlayer = {
  "tabs": [
    ["","PhotoLibrary",8]
  ],
  "items": [
    {"key":"harbour","tab":0,"title":"Harbour","fields":[["title","Harbour"],["album","Nature"],["favourite","no"],["takenOn","2024-03-10"],["size","2.10 MB"],["tags","sea, boats"],["tint","#4682b4"]]},
    {"key":"heath","tab":0,"title":"Heath","fields":[["title","Heath"],["album","Nature"],["favourite","no"],["takenOn","2023-08-27"],["size","4.75 MB"],["tags","autumn"],["tint","#ba55d3"]]},
    {"key":"old-oak.d1hn5","tab":0,"title":"Old oak","fields":[["title","Old oak"],["album","Nature"],["favourite","yes"],["takenOn","2022-10-03"],["size","5.0 MB"],["tags",""],["tint","#556b2f"]]},
    {"key":"first-steps.b05kj","tab":0,"title":"First steps","fields":[["title","First steps"],["album","Family"],["favourite","no"],["takenOn","2024-05-01 18:30"],["size","3.4 MB"],["tags",""],["tint","#ff2d55"]]},
    {"key":"picnic","tab":0,"title":"Picnic","fields":[["title","Picnic"],["album","Family"],["favourite","no"],["takenOn","2024-06-15"],["size","1.9 MB"],["tags",""],["tint","#4cd964"]]},
    {"key":"whiteboard","tab":0,"title":"Whiteboard","fields":[["title","Whiteboard"],["album","Work"],["favourite","no"],["takenOn","2024-02-29T09:15:00+01:00"],["size",""],["tags",""],["tint","#5ac8fa"]]},
    {"key":"picnic.2","tab":0,"title":"Picnic","inserted":true,"fields":[["title","Picnic"],["album","Family"],["favourite","no"],["takenOn","2024-06-15"],["size","1.9 MB"],["tags",""],["tint","#4cd964"]]},
    {"key":"launch","tab":0,"title":"Launch","inserted":true,"fields":[["title","Launch"],["album","Work"],["favourite","no"],["takenOn","2024-06-30"],["size","12.5 MB"],["tags",""],["tint","#8e8e93"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: Harbour\n","events":[]},
    {"yaml":"action: Favourite\n","events":[["updated",0,2,"yes"]]},
    {"yaml":"open: Old oak\n","events":[]},
    {"yaml":"action: Move to Family\nnote: Another album is another section, so the catalog posts that the photo moved.\n","events":[["updated",2,1,"Family"],["moved",2]]},
    {"yaml":"select: Work\n","events":[["updated",2,1,"Work"],["moved",2]]},
    {"yaml":"action: Move to Top\n","events":[["moved",2]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"peek: {at: [195, 107]}\nnote: The finger is on the header of a section, where nothing is to be previewed.\n","events":[]},
    {"yaml":"peek: Picnic\n","events":[]},
    {"yaml":"action: Duplicate\n","events":[["inserted",6]]},
    {"yaml":"set:\n  item: Whiteboard\n  fields: {\n    takenOn: \"2024-02-29T08:15:00Z\",\n    size: 0.80,\n    tags: [planning, release]}\nnote: The same moment, written in UTC; dates are shown as they are written.\n","events":[["updated",5,3,"2024-02-29T08:15:00Z"],["updated",5,4,"0.80 MB"],["updated",5,5,"planning, release"]]},
    {"yaml":"insert:\n  fields: {title: Launch, takenOn: 2024-06-30, album: Work, size: 12.5}\n","events":[["inserted",7]]},
    {"yaml":"peek: {row: 5}\n","events":[]},
    {"yaml":"action: Delete\n","events":[["deleted",6]]}
  ]
};
