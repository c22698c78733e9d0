/**
 * Matches every text that may include other files, in our syntax (core/document/includes) or another engine's
 * (includes.ts): without a match no parser has to be loaded. In a file of its own, since a first route's bundle has it.
 */
export const INCLUDE_PREFIX =
  /file=|[@:_]include|{#include|-8<-|^[ \t]*(?:<<<|@\[code)|^import\s.*\.(?:md|mkd|markdown)/m;
