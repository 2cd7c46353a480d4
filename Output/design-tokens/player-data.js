self.peekbookPlayer = {
  "tabs": [
    ["","TokenFile",28]
  ],
  "items": [
    {"key":"base-color-black.v7z6p","tab":0,"title":"base.color.black","fields":[["name","base.color.black"],["group","base.color"],["color","#1f2429"],["alias",""]]},
    {"key":"base-color-inset.rmxj1","tab":0,"title":"base.color.inset","fields":[["name","base.color.inset"],["group","base.color"],["color","#ffffff"],["alias","base.color.neutral.0"]]},
    {"key":"base-color-transparent.grnm6","tab":0,"title":"base.color.transparent","fields":[["name","base.color.transparent"],["group","base.color"],["color","#ffffff00"],["alias",""]]},
    {"key":"base-color-white.x8j4j","tab":0,"title":"base.color.white","fields":[["name","base.color.white"],["group","base.color"],["color","#ffffff"],["alias",""]]},
    {"key":"base-color-neutral-0.hmx85","tab":0,"title":"base.color.neutral.0","fields":[["name","base.color.neutral.0"],["group","base.color.neutral"],["color","#ffffff"],["alias","base.color.white"]]},
    {"key":"base-color-neutral-1.ts7x8","tab":0,"title":"base.color.neutral.1","fields":[["name","base.color.neutral.1"],["group","base.color.neutral"],["color","#f5f7fa"],["alias",""]]},
    {"key":"base-color-neutral-2.f27z0","tab":0,"title":"base.color.neutral.2","fields":[["name","base.color.neutral.2"],["group","base.color.neutral"],["color","#f0f2f5"],["alias",""]]},
    {"key":"base-color-neutral-3.mtpn3","tab":0,"title":"base.color.neutral.3","fields":[["name","base.color.neutral.3"],["group","base.color.neutral"],["color","#e6ebf0"],["alias",""]]},
    {"key":"base-color-neutral-4.h71qv","tab":0,"title":"base.color.neutral.4","fields":[["name","base.color.neutral.4"],["group","base.color.neutral"],["color","#e0e6e8"],["alias",""]]},
    {"key":"base-color-neutral-5.jryby","tab":0,"title":"base.color.neutral.5","fields":[["name","base.color.neutral.5"],["group","base.color.neutral"],["color","#d9e0e8"],["alias",""]]},
    {"key":"base-color-neutral-6.fn1dp","tab":0,"title":"base.color.neutral.6","fields":[["name","base.color.neutral.6"],["group","base.color.neutral"],["color","#d1d9e0"],["alias",""]]},
    {"key":"base-color-neutral-7.m391r","tab":0,"title":"base.color.neutral.7","fields":[["name","base.color.neutral.7"],["group","base.color.neutral"],["color","#c7d1d9"],["alias",""]]},
    {"key":"base-color-neutral-8.c3c4g","tab":0,"title":"base.color.neutral.8","fields":[["name","base.color.neutral.8"],["group","base.color.neutral"],["color","#828c99"],["alias",""]]},
    {"key":"base-color-neutral-9.d4rsk","tab":0,"title":"base.color.neutral.9","fields":[["name","base.color.neutral.9"],["group","base.color.neutral"],["color","#59636e"],["alias",""]]},
    {"key":"base-color-neutral-10.v4842","tab":0,"title":"base.color.neutral.10","fields":[["name","base.color.neutral.10"],["group","base.color.neutral"],["color","#454d54"],["alias",""]]},
    {"key":"base-color-neutral-11.gp0h0","tab":0,"title":"base.color.neutral.11","fields":[["name","base.color.neutral.11"],["group","base.color.neutral"],["color","#384045"],["alias",""]]},
    {"key":"base-color-neutral-12.n53b8","tab":0,"title":"base.color.neutral.12","fields":[["name","base.color.neutral.12"],["group","base.color.neutral"],["color","#26292e"],["alias",""]]},
    {"key":"base-color-neutral-13.txrq5","tab":0,"title":"base.color.neutral.13","fields":[["name","base.color.neutral.13"],["group","base.color.neutral"],["color","#1f2429"],["alias","base.color.black"]]},
    {"key":"base-color-blue-0.zcqf8","tab":0,"title":"base.color.blue.0","fields":[["name","base.color.blue.0"],["group","base.color.blue"],["color","#def5ff"],["alias",""]]},
    {"key":"base-color-blue-1.w9ht5","tab":0,"title":"base.color.blue.1","fields":[["name","base.color.blue.1"],["group","base.color.blue"],["color","#b5e3ff"],["alias",""]]},
    {"key":"base-color-blue-2.xvcrf","tab":0,"title":"base.color.blue.2","fields":[["name","base.color.blue.2"],["group","base.color.blue"],["color","#80ccff"],["alias",""]]},
    {"key":"base-color-blue-3.dp12b","tab":0,"title":"base.color.blue.3","fields":[["name","base.color.blue.3"],["group","base.color.blue"],["color","#54adff"],["alias",""]]},
    {"key":"base-color-blue-4.qmcwx","tab":0,"title":"base.color.blue.4","fields":[["name","base.color.blue.4"],["group","base.color.blue"],["color","#218cff"],["alias",""]]},
    {"key":"base-color-blue-5.g516t","tab":0,"title":"base.color.blue.5","fields":[["name","base.color.blue.5"],["group","base.color.blue"],["color","#0a69d9"],["alias",""]]},
    {"key":"base-color-blue-6.x2642","tab":0,"title":"base.color.blue.6","fields":[["name","base.color.blue.6"],["group","base.color.blue"],["color","#054fad"],["alias",""]]},
    {"key":"base-color-blue-7.ynrh0","tab":0,"title":"base.color.blue.7","fields":[["name","base.color.blue.7"],["group","base.color.blue"],["color","#033d8c"],["alias",""]]},
    {"key":"base-color-blue-8.z7h9j","tab":0,"title":"base.color.blue.8","fields":[["name","base.color.blue.8"],["group","base.color.blue"],["color","#0a3069"],["alias",""]]},
    {"key":"base-color-blue-9.mztng","tab":0,"title":"base.color.blue.9","fields":[["name","base.color.blue.9"],["group","base.color.blue"],["color","#002154"],["alias",""]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: base.color.inset\nnote: An alias of an alias; the colour is that of `base.color.white`.\n","events":[]},
    {"yaml":"release\n","events":[]},
    {"yaml":"scroll: {to: base.color.blue.0}\n","events":[]}
  ]
};
