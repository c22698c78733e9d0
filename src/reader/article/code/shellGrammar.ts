// A grammar of shells that highlights the first word of each statement as the command. The grammar of highlight.js
// highlights known words anywhere (`clone`, `.env`), but no other commands.
import type { LanguageFn, Mode } from 'highlight.js';

/** Matches the start of a command. A line after one that ends with a backslash continues a command. */
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
