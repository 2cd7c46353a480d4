self.peekbookPlayer = {
  "tabs": [
    ["","ColorData",5]
  ],
  "items": [
    {"key":"red","tab":0,"title":"Red","fields":[["name","Red"],["color","#ff3b30"],["starred","no"]]},
    {"key":"orange","tab":0,"title":"Orange","fields":[["name","Orange"],["color","#ff9500"],["starred","yes"]]},
    {"key":"yellow","tab":0,"title":"Yellow","fields":[["name","Yellow"],["color","#ffcc00"],["starred","no"]]},
    {"key":"green","tab":0,"title":"Green","fields":[["name","Green"],["color","#4cd964"],["starred","no"]]},
    {"key":"ink","tab":0,"title":"Ink","inserted":true,"fields":[["name","Ink"],["color","#1c1c1e"],["starred","no"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: Orange\n","events":[]},
    {"yaml":"unstar\n","events":[["updated",1,2,"no"]]},
    {"yaml":"peek: {at: [160, 180]}\n","events":[]},
    {"yaml":"commit\n","events":[]},
    {"yaml":"delete\n","events":[["deleted",2]]},
    {"yaml":"peek: {at: [160, 400]}\n","events":[]},
    {"yaml":"open: Green\n","events":[]},
    {"yaml":"star\n","events":[["updated",3,2,"yes"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"insert: {row: 1, fields: {name: Ink, color: \"#1C1C1E\"}}\n","events":[["inserted",4]]},
    {"yaml":"move: {item: Green, row: 2}\n","events":[["moved",3]]}
  ]
};
