/** The language of these tables, by which the compilers select those of all parts (conditions of package.json's `imports`). */
export const LANGUAGE = 'zh-Hans';
