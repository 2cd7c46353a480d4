self.peekbookPlayer = {
  "tabs": [
    ["","AssetCatalog",10]
  ],
  "items": [
    {"key":"primarybackground.f2c4n","tab":0,"title":"primaryBackground","fields":[["name","primaryBackground"],["group","Background"],["color","#fafafa"],["variant","any"]]},
    {"key":"primarybackground-dark.yysfq","tab":0,"title":"primaryBackground (dark)","fields":[["name","primaryBackground (dark)"],["group","Background"],["color","#111010"],["variant","dark"]]},
    {"key":"secondarybackground.dsk1c","tab":0,"title":"secondaryBackground","fields":[["name","secondaryBackground"],["group","Background"],["color","#e5e5e5"],["variant","any"]]},
    {"key":"secondarybackground-dark.f88jd","tab":0,"title":"secondaryBackground (dark)","fields":[["name","secondaryBackground (dark)"],["group","Background"],["color","#282828"],["variant","dark"]]},
    {"key":"tilebackground.gxpvp","tab":0,"title":"tileBackground","fields":[["name","tileBackground"],["group","Background"],["color","#ffffff"],["variant","any"]]},
    {"key":"tilebackground-dark.yk9dw","tab":0,"title":"tileBackground (dark)","fields":[["name","tileBackground (dark)"],["group","Background"],["color","#1c1b1b"],["variant","dark"]]},
    {"key":"cover.yzrr2","tab":0,"title":"cover","fields":[["name","cover"],["group","Domain"],["color","#926bc7"],["variant","any"]]},
    {"key":"fan.j1t5q","tab":0,"title":"fan","fields":[["name","fan"],["group","Domain"],["color","#00bcd4"],["variant","any"]]},
    {"key":"light.jb80g","tab":0,"title":"light","fields":[["name","light"],["group","Domain"],["color","#ffc107"],["variant","any"]]},
    {"key":"switch.gwrhj","tab":0,"title":"switch","fields":[["name","switch"],["group","Domain"],["color","#ffc107"],["variant","any"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: primaryBackground\n","events":[]},
    {"yaml":"release\n","events":[]},
    {"yaml":"peek: primaryBackground (dark)\n","events":[]},
    {"yaml":"commit\n","events":[]}
  ]
};
