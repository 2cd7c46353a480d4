self.peekbookPlayer = {
  "tabs": [
    ["","ColorData",24]
  ],
  "items": [
    {"key":"darker-blue.zm7cc","tab":0,"title":"darker blue","fields":[["name","darker blue"],["color","#011288"],["starred","no"]]},
    {"key":"darker-green.d55tx","tab":0,"title":"darker green","fields":[["name","darker green"],["color","#087804"],["starred","no"]]},
    {"key":"green-again.b4146","tab":0,"title":"green again","fields":[["name","green again"],["color","#16d43f"],["starred","no"]]},
    {"key":"darker-purple.p7vwq","tab":0,"title":"darker purple","fields":[["name","darker purple"],["color","#5f1b6b"],["starred","no"]]},
    {"key":"darker-pink.n258r","tab":0,"title":"darker pink","fields":[["name","darker pink"],["color","#c4387f"],["starred","no"]]},
    {"key":"cloudy-blue.xbfxc","tab":0,"title":"cloudy blue","fields":[["name","cloudy blue"],["color","#acc2d9"],["starred","no"]]},
    {"key":"dark-pastel-green.qms0n","tab":0,"title":"dark pastel green","fields":[["name","dark pastel green"],["color","#56ae57"],["starred","no"]]},
    {"key":"dust.q0sf6","tab":0,"title":"dust","fields":[["name","dust"],["color","#b2996e"],["starred","no"]]},
    {"key":"electric-lime.v97d7","tab":0,"title":"electric lime","fields":[["name","electric lime"],["color","#a8ff04"],["starred","no"]]},
    {"key":"fresh-green.ytm54","tab":0,"title":"fresh green","fields":[["name","fresh green"],["color","#69d84f"],["starred","no"]]},
    {"key":"light-eggplant.wmgg0","tab":0,"title":"light eggplant","fields":[["name","light eggplant"],["color","#894585"],["starred","no"]]},
    {"key":"nasty-green.r86m6","tab":0,"title":"nasty green","fields":[["name","nasty green"],["color","#70b23f"],["starred","no"]]},
    {"key":"really-light-blue.vk9gw","tab":0,"title":"really light blue","fields":[["name","really light blue"],["color","#d4ffff"],["starred","no"]]},
    {"key":"tea.rsby5","tab":0,"title":"tea","fields":[["name","tea"],["color","#65ab7c"],["starred","no"]]},
    {"key":"warm-purple.zkxsr","tab":0,"title":"warm purple","fields":[["name","warm purple"],["color","#952e8f"],["starred","no"]]},
    {"key":"yellowish-tan.wyxd1","tab":0,"title":"yellowish tan","fields":[["name","yellowish tan"],["color","#fcfc81"],["starred","no"]]},
    {"key":"cement.ppvrp","tab":0,"title":"cement","fields":[["name","cement"],["color","#a5a391"],["starred","no"]]},
    {"key":"dark-grass-green.f447j","tab":0,"title":"dark grass green","fields":[["name","dark grass green"],["color","#388004"],["starred","no"]]},
    {"key":"dusty-teal.vhrf4","tab":0,"title":"dusty teal","fields":[["name","dusty teal"],["color","#4c9085"],["starred","no"]]},
    {"key":"grey-teal.svw3n","tab":0,"title":"grey teal","fields":[["name","grey teal"],["color","#5e9b8a"],["starred","no"]]},
    {"key":"macaroni-and-cheese.dgr0q","tab":0,"title":"macaroni and cheese","fields":[["name","macaroni and cheese"],["color","#efb435"],["starred","no"]]},
    {"key":"pinkish-tan.ff05t","tab":0,"title":"pinkish tan","fields":[["name","pinkish tan"],["color","#d99b82"],["starred","no"]]},
    {"key":"spruce.t681z","tab":0,"title":"spruce","fields":[["name","spruce"],["color","#0a5f38"],["starred","no"]]},
    {"key":"strong-blue.dd4mk","tab":0,"title":"strong blue","fields":[["name","strong blue"],["color","#0c06f7"],["starred","no"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: {at: [195, 400]}\n","events":[]},
    {"yaml":"release\n","events":[]},
    {"yaml":"peek: {row: 1}\nid: look-at-row-1\n","events":[]},
    {"yaml":"release\n","events":[]},
    {"yaml":"peek: {row: 2}\nid: look-at-row-2\n","events":[]},
    {"yaml":"release\n","events":[]},
    {"yaml":"peek: cloudy blue\nnote: A press on the row of cloudy blue.\n","events":[]},
    {"yaml":"star\n","events":[["updated",5,2,"yes"]]},
    {"yaml":"scroll: {rows: 4}\n","events":[]}
  ]
};
