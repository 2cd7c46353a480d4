self.peekbookPlayer = {
  "tabs": [
    ["","MasterModel",18]
  ],
  "items": [
    {"key":"my-string","tab":0,"title":"My String","fields":[["title","My String"],["options","Yellow, Green, Blue, Red"],["selectedOptionIndex","Yellow"]]},
    {"key":"my-int","tab":0,"title":"My Int","fields":[["title","My Int"],["options","8, 16, 32, 64"],["selectedOptionIndex","8"]]},
    {"key":"accent","tab":0,"title":"Accent","fields":[["title","Accent"],["options","Blue, Orange, Violet"],["selectedOptionIndex","Orange"]]},
    {"key":"text-size","tab":0,"title":"Text Size","fields":[["title","Text Size"],["options","15 pt, 17 pt, 20 pt"],["selectedOptionIndex","17 pt"]]},
    {"key":"sync","tab":0,"title":"Sync","fields":[["title","Sync"],["options","on, off, auto"],["selectedOptionIndex","off"]]},
    {"key":"line-endings","tab":0,"title":"Line Endings","fields":[["title","Line Endings"],["options","LF, CRLF"],["selectedOptionIndex","LF"]]},
    {"key":"tab-width","tab":0,"title":"Tab Width","fields":[["title","Tab Width"],["options","2, 4, 8"],["selectedOptionIndex","2"]]},
    {"key":"language","tab":0,"title":"Language","fields":[["title","Language"],["options","no, de, en, fr"],["selectedOptionIndex","en"]]},
    {"key":"swift-version","tab":0,"title":"Swift Version","fields":[["title","Swift Version"],["options","5.9, 5.10, 6.0"],["selectedOptionIndex","5.10"]]},
    {"key":"wrap-lines","tab":0,"title":"Wrap Lines","fields":[["title","Wrap Lines"],["options","never, always, at the margin"],["selectedOptionIndex","never"]]},
    {"key":"margin","tab":0,"title":"Margin","fields":[["title","Margin"],["options","80, 100, 120"],["selectedOptionIndex","100"]]},
    {"key":"indent-with","tab":0,"title":"Indent With","fields":[["title","Indent With"],["options","spaces, tabs"],["selectedOptionIndex","spaces"]]},
    {"key":"trailing-spaces","tab":0,"title":"Trailing Spaces","fields":[["title","Trailing Spaces"],["options","keep, trim"],["selectedOptionIndex","keep"]]},
    {"key":"final-newline","tab":0,"title":"Final Newline","fields":[["title","Final Newline"],["options","keep, add"],["selectedOptionIndex","keep"]]},
    {"key":"sort-imports","tab":0,"title":"Sort Imports","fields":[["title","Sort Imports"],["options","yes, no"],["selectedOptionIndex","yes"]]},
    {"key":"line-numbers","tab":0,"title":"Line Numbers","fields":[["title","Line Numbers"],["options","shown, hidden"],["selectedOptionIndex","shown"]]},
    {"key":"minimap","tab":0,"title":"Minimap","fields":[["title","Minimap"],["options","shown, hidden"],["selectedOptionIndex","hidden"]]},
    {"key":"ruler","tab":0,"title":"Ruler","fields":[["title","Ruler"],["options","shown, hidden"],["selectedOptionIndex","shown"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"open: My String\n","events":[]},
    {"yaml":"select: Blue\nnote: The checkmark moves, and the model posts that its selection changed.\n","events":[["updated",0,2,"Blue"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"peek: My Int\n","events":[]},
    {"yaml":"commit\n","events":[]},
    {"yaml":"select: {row: 3}\n","events":[["updated",1,2,"32"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"scroll: {rows: 5}\nnote: |\n  Rows that leave the screen give their cells to those that come in. A cell disconnects from its old\n  model before it connects to the new one.\n","events":[]},
    {"yaml":"set: {item: My String, fields: {selected: Red}}\nnote: My String is scrolled away, so no cell observes it, and nobody has to be told.\n","events":[["updated",0,2,"Red"]]},
    {"yaml":"open: Ruler\n","events":[]},
    {"yaml":"select: hidden\n","events":[["updated",17,2,"hidden"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"scroll: {to: My String}\n","events":[]},
    {"yaml":"open: Accent\n","events":[]},
    {"yaml":"select: Violet\n","events":[["updated",2,2,"Violet"]]},
    {"yaml":"set: {item: Accent, fields: {title: Accent, selected: Blue}}\nnote: |\n  A change from outside reaches the open detail as well. The title is set to what it was: that posts\n  too, and the event says that nothing changed.\n","events":[["updated",2,0,"Accent"],["updated",2,2,"Blue"]]},
    {"yaml":"back\n","events":[]}
  ]
};
