self.peekbookPlayer = {
  "tabs": [
    ["Home","TodoList",4],
    ["Work","TodoList",2]
  ],
  "items": [
    {"key":"home_buy-milk.cxbq2","tab":0,"title":"Buy milk","fields":[["title","Buy milk"],["due","2026-12-01"],["done","no"]]},
    {"key":"home_pay-the-rent.c857b","tab":0,"title":"Pay the rent","fields":[["title","Pay the rent"],["due","2026-12-03"],["done","no"]]},
    {"key":"home_call-grandma.htjpx","tab":0,"title":"Call grandma","fields":[["title","Call grandma"],["due",""],["done","no"]]},
    {"key":"home_water-the-plants.ny3vk","tab":0,"title":"Water the plants","inserted":true,"fields":[["title","Water the plants"],["due",""],["done","no"]]},
    {"key":"work_write-the-report.r0jmw","tab":1,"title":"Write the report","fields":[["title","Write the report"],["due","2026-12-04"],["done","no"]]},
    {"key":"work_book-tickets.hs36w","tab":1,"title":"Book tickets","fields":[["title","Book tickets"],["due",""],["done","no"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"","events":[["inserted",3]]},
    {"yaml":"","events":[]},
    {"yaml":"","events":[["updated",0,2,"yes"]]},
    {"yaml":"","events":[]},
    {"yaml":"","events":[["updated",2,0,"Call grandma & grandpa"]]},
    {"yaml":"","events":[]},
    {"yaml":"","events":[["moved",1]]},
    {"yaml":"","events":[["deleted",3]]},
    {"yaml":"","events":[]},
    {"yaml":"","events":[["updated",5,2,"yes"]]},
    {"yaml":"","events":[]}
  ]
};
