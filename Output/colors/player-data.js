self.peekbookPlayer = {
  "tabs": [
    ["Storyboard","ColorData",8],
    ["Code","ColorData",8]
  ],
  "items": [
    {"key":"storyboard_red","tab":0,"title":"Red","fields":[["name","Red"],["color","#ff3b30"],["starred","no"]]},
    {"key":"storyboard_orange","tab":0,"title":"Orange","fields":[["name","Orange"],["color","#ff9500"],["starred","no"]]},
    {"key":"storyboard_yellow","tab":0,"title":"Yellow","fields":[["name","Yellow"],["color","#ffcc00"],["starred","no"]]},
    {"key":"storyboard_green","tab":0,"title":"Green","fields":[["name","Green"],["color","#4cd964"],["starred","no"]]},
    {"key":"storyboard_teal-blue","tab":0,"title":"Teal Blue","fields":[["name","Teal Blue"],["color","#5ac8fa"],["starred","no"]]},
    {"key":"storyboard_blue","tab":0,"title":"Blue","fields":[["name","Blue"],["color","#007aff"],["starred","no"]]},
    {"key":"storyboard_purple","tab":0,"title":"Purple","fields":[["name","Purple"],["color","#5856d6"],["starred","no"]]},
    {"key":"storyboard_pink","tab":0,"title":"Pink","fields":[["name","Pink"],["color","#ff2d55"],["starred","no"]]},
    {"key":"code_red","tab":1,"title":"Red","fields":[["name","Red"],["color","#ff3b30"],["starred","no"]]},
    {"key":"code_orange","tab":1,"title":"Orange","fields":[["name","Orange"],["color","#ff9500"],["starred","no"]]},
    {"key":"code_yellow","tab":1,"title":"Yellow","fields":[["name","Yellow"],["color","#ffcc00"],["starred","no"]]},
    {"key":"code_green","tab":1,"title":"Green","fields":[["name","Green"],["color","#4cd964"],["starred","no"]]},
    {"key":"code_teal-blue","tab":1,"title":"Teal Blue","fields":[["name","Teal Blue"],["color","#5ac8fa"],["starred","no"]]},
    {"key":"code_blue","tab":1,"title":"Blue","fields":[["name","Blue"],["color","#007aff"],["starred","no"]]},
    {"key":"code_purple","tab":1,"title":"Purple","fields":[["name","Purple"],["color","#5856d6"],["starred","no"]]},
    {"key":"code_pink","tab":1,"title":"Pink","fields":[["name","Pink"],["color","#ff2d55"],["starred","no"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: Orange\nnote: A press on the row previews its screen, with the quick actions below.\n","events":[]},
    {"yaml":"star\n","events":[["updated",1,2,"yes"]]},
    {"yaml":"tab: Code\n","events":[]},
    {"yaml":"peek: {at: [160, 300]}\nnote: \"A finger knows no titles: this press is at 160, 300, over Teal Blue.\"\n","events":[]},
    {"yaml":"commit\n","events":[]},
    {"yaml":"action: Star\nnote: A detail has the same actions in its bars, and stays.\n","events":[["updated",12,2,"yes"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"peek: Teal Blue\n","events":[]},
    {"yaml":"unstar\n","events":[["updated",12,2,"no"]]},
    {"yaml":"open: Purple\nnote: An ordinary tap follows the segue, under either integration.\n","events":[]},
    {"yaml":"delete\n","events":[["deleted",14]]},
    {"yaml":"peek: {at: [160, 700]}\nnote: Under the last row there is nothing to preview. That is no error.\n","events":[]},
    {"yaml":"tab: Storyboard\n","events":[]},
    {"yaml":"peek: Pink\n","events":[]},
    {"yaml":"release:\nnote: Lifting the finger ends a peek.\n","events":[]},
    {"yaml":"set: {item: Orange, fields: {name: Tangerine, color: oklch(75% 0.18 60)}}\nnote: A change from outside, such as a sync, reaches the visible row as any other.\n","events":[["updated",1,0,"Tangerine"],["updated",1,1,"#fe8d00"]]},
    {"yaml":"peek: {row: 2}\n","events":[]},
    {"yaml":"delete\n","events":[["deleted",1]]}
  ]
};
