self.peekbookPlayer = {
  "tabs": [
    ["","ColorData",240]
  ],
  "items": [
    {"key":"green-yellow.bc5s1","tab":0,"title":"green/yellow","fields":[["name","green/yellow"],["color","#b5ce08"],["starred","no"]]},
    {"key":"rich-purple.y40bt","tab":0,"title":"rich purple","fields":[["name","rich purple"],["color","#720058"],["starred","no"]]},
    {"key":"purple-blue.mtj6g","tab":0,"title":"purple/blue","fields":[["name","purple/blue"],["color","#5d21d0"],["starred","no"]]},
    {"key":"duck-egg-blue.yttbd","tab":0,"title":"duck egg blue","fields":[["name","duck egg blue"],["color","#c3fbf4"],["starred","no"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"peek: macaroni and cheese\nnote: Its row is scrolled away, so a press can't reach it.\n","events":[]},
    {"yaml":"scroll: {to: green/yellow}\nnote: A name with a slash is a name like any other.\n","events":[]},
    {"yaml":"peek: green/yellow\n","events":[]},
    {"yaml":"star\n","events":[["updated",0,2,"yes"]]},
    {"yaml":"scroll: {rows: 60}\n","events":[]},
    {"yaml":"peek: {at: [200, 400]}\n","events":[]},
    {"yaml":"commit\n","events":[]},
    {"yaml":"star\n","events":[["updated",1,2,"yes"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"scroll: {to: purple/blue}\nnote: The list ends before this row could be the first on the screen.\n","events":[]},
    {"yaml":"open: purple/blue\n","events":[]},
    {"yaml":"star\n","events":[["updated",2,2,"yes"]]},
    {"yaml":"action: Delete\nnote: Deleting shortens the list, and the screen moves up to its new end.\n","events":[["deleted",2]]},
    {"yaml":"peek: duck egg blue\n","events":[]},
    {"yaml":"delete\n","events":[["deleted",3]]},
    {"yaml":"scroll: {by: -100000}\nnote: A list scrolls no further than to its ends.\n","events":[]},
    {"yaml":"peek: darker blue\n","events":[]}
  ]
};
