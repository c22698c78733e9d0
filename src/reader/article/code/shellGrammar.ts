// The library's grammar of shells colours the words it knows wherever they stand (`clone`, `.env`) and leaves
// commands plain. This one goes by place: the first word is the command, whatever it is.
import type { LanguageFn, Mode } from 'highlight.js';

/** Where a command may begin; not after a line that goes on. */
const START = String.raw`(?<=(?:^|[|;&(${'`'}]|\b(?:if|then|elif|else|while|until|do|sudo|time|nohup|exec)[ \t])[ \t]*(?:\$ )?)(?<!\\\n[ \t]*)`;

const VARIABLE: Mode = { className: 'variable', begin: /\$(?:\w+|\{[^}]*\}|[@#?$!*-])/ };

const grammar: LanguageFn = (hljs) => ({
  name: 'shell',
  contains: [
    { className: 'comment', begin: /(?<=^|\s)#/, end: /$/ },
    { className: 'meta', begin: /^\s*\$ / },
    {
      begin: /<<-?\s*['"]?(?=\w)/,
      starts: {
        contains: [hljs.END_SAME_AS_BEGIN({ className: 'string', begin: /(\w+)/, end: /(\w+)/ })],
      },
    },
    { className: 'string', begin: /"/, end: /"/, contains: [hljs.BACKSLASH_ESCAPE, VARIABLE] },
    { className: 'string', begin: /'/, end: /'/ },
    VARIABLE,
    { className: 'attr', begin: /(?<=\s)--?[A-Za-z][\w-]*/ },
    { className: 'attr', begin: /(?<=^[ \t]*(?:export[ \t]+)?)[A-Za-z_]\w*(?==)/ },
    {
      className: 'keyword',
      begin: `${START}(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|function)(?![\\w.-])`,
    },
    { className: 'keyword', begin: /(?<=\b(?:for|case) \S+ )in\b/ },
    { className: 'built_in', begin: `${START}[A-Za-z_./~][\\w./~+-]*(?![\\w./~+=-])` },
  ],
});

export default grammar;
