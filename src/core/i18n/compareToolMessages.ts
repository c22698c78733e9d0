// Words of the ways to the comparison of versions, loaded with the menu of tools.

export const compareToolMessages = {
  page: (label: string) => `与 ${label} 比较`,
  all: '全部页面的变化',
} as const;
