/** Titles of the generated pages of tags, in each language: the manifests of all languages of a site are built together. */
export const tagTitles = {
  'zh-Hans': { all: '标签', one: (label: string) => `标签：${label}` },
  en: { all: 'Tags', one: (label: string) => `Tag: ${label}` },
} as const;
