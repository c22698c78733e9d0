/** Where the writer's desk reads a site's table of words: as JSON, `null` where the site has none. */
export const PUBLISHED_WORDS = 'copywriting.json';
