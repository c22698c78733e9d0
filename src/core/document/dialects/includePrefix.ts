/**
 * Matches every text that may include other files, in the syntax of core/document/includes or of another engine
 * (includes.ts). Without a match, no parser has to be loaded to find includes. A separate module, since it is part of
 * the bundle of the first route.
 */
export const INCLUDE_PREFIX =
  /file=|[@:_<]include|{#include|-8<-|^[ \t]*(?:<<<|@\[code)|^import\s.*\.(?:md|mkd|markdown)|::con|<DocC/m;
