// The languages of code blocks that the highlighter's library knows: what runs in the browser, what compiles it and
// what draws pages ahead ask for the same files.

/** The names of each language. The first is its file in the library. */
export const LANGUAGES = [
  'c h',
  'cpp c++ cc hpp',
  'csharp cs c#',
  'css',
  'diff patch',
  'dockerfile docker',
  'dos bat cmd',
  'go golang',
  'gradle',
  'graphql gql',
  'groovy',
  'http',
  'ini toml env dotenv conf',
  'java',
  'javascript js jsx mjs cjs',
  'json json5 jsonc',
  'kotlin kt',
  'less',
  'lua',
  'makefile make mk',
  'nginx',
  'objectivec objc',
  'perl pl',
  'php',
  'powershell ps1 pwsh',
  'properties',
  'protobuf proto',
  'python py pycon',
  'r',
  'ruby rb',
  'rust rs',
  'scala',
  'scss sass',
  'sql mysql pgsql',
  'swift',
  'typescript ts tsx',
  'vim',
  'xml html svg vue vue-html svelte astro',
  'yaml yml',
].map((names) => names.split(' '));

/** The library's files that are built. */
export const GRAMMAR_FILES = LANGUAGES.map(([file]) => file);
