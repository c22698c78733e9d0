// highlight.js's grammar of markdown with two changes: it highlights front matter, and an underscore inside a word does
// not begin emphasis.
import type { LanguageFn, Mode } from 'highlight.js';
import markdown from 'highlight.js/lib/languages/markdown';
import yaml from 'highlight.js/lib/languages/yaml';

const FRONT_MATTER: Mode = {
  begin: /^---$/,
  end: /^---$/,
  subLanguage: 'yaml',
  'on:begin': ({ index }, response) => {
    if (index !== 0) response.ignoreMatch();
  },
};

const outsideWords: Mode['on:begin'] = ({ input = '', index = 0 }, response) => {
  if (/\w/.test(input.charAt(index - 1))) response.ignoreMatch();
};

const grammar: LanguageFn = (hljs) => {
  hljs.registerLanguage('yaml', yaml);
  const language = markdown(hljs);
  for (const mode of language.contains) {
    if (mode.className !== 'emphasis' && mode.className !== 'strong') continue;
    // Mutate these modes: those of headings and quotes contain the same objects.
    for (const variant of mode.variants ?? []) {
      const { begin, end } = variant;
      if (!(begin instanceof RegExp && end instanceof RegExp)) continue;
      const isUnderscore = begin.source.startsWith('_');
      const ending = isUnderscore ? `${end.source}(?!\\w)` : end.source;
      variant.end = ending;
      // The lookahead requires an end marker: otherwise unclosed emphasis would extend to the end of the code.
      variant.begin = `${begin.source}(?=.*\\S${ending})`;
      if (isUnderscore) variant['on:begin'] = outsideWords;
    }
  }
  return { ...language, contains: [FRONT_MATTER, ...language.contains] };
};

export default grammar;
