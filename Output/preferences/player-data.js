self.peekbookPlayer = {
  "tabs": [
    ["","MasterModel",8]
  ],
  "items": [
    {"key":"prettier-trailingcomma.ggn1z","tab":0,"title":"prettier.trailingComma","fields":[["title","prettier.trailingComma"],["options","none, es5, all"],["selectedOptionIndex","all"]]},
    {"key":"prettier-prosewrap.yr0y3","tab":0,"title":"prettier.proseWrap","fields":[["title","prettier.proseWrap"],["options","preserve, always, never"],["selectedOptionIndex","preserve"]]},
    {"key":"prettier-arrowparens.fcr4b","tab":0,"title":"prettier.arrowParens","fields":[["title","prettier.arrowParens"],["options","avoid, always"],["selectedOptionIndex","always"]]},
    {"key":"prettier-htmlwhitespacesensitivity.v6945","tab":0,"title":"prettier.htmlWhitespaceSensitivity","fields":[["title","prettier.htmlWhitespaceSensitivity"],["options","css, strict, ignore"],["selectedOptionIndex","css"]]},
    {"key":"prettier-endofline.jck8c","tab":0,"title":"prettier.endOfLine","fields":[["title","prettier.endOfLine"],["options","auto, lf, crlf, cr"],["selectedOptionIndex","lf"]]},
    {"key":"prettier-quoteprops.rx095","tab":0,"title":"prettier.quoteProps","fields":[["title","prettier.quoteProps"],["options","as-needed, consistent, preserve"],["selectedOptionIndex","as-needed"]]},
    {"key":"prettier-embeddedlanguageformatting.cf66j","tab":0,"title":"prettier.embeddedLanguageFormatting","fields":[["title","prettier.embeddedLanguageFormatting"],["options","auto, off"],["selectedOptionIndex","auto"]]},
    {"key":"prettier-objectwrap.znybc","tab":0,"title":"prettier.objectWrap","fields":[["title","prettier.objectWrap"],["options","preserve, collapse"],["selectedOptionIndex","preserve"]]}
  ],
  "steps": [
    {"yaml":"","events":[]},
    {"yaml":"open: prettier.embeddedLanguageFormatting\n","events":[]},
    {"yaml":"select: off\n","events":[["updated",6,2,"off"]]},
    {"yaml":"back\n","events":[]},
    {"yaml":"open: prettier.trailingComma\n","events":[]},
    {"yaml":"select: none\n","events":[["updated",0,2,"none"]]},
    {"yaml":"back\n","events":[]}
  ]
};
