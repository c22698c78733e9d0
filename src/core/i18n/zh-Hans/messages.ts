// Messages of the first route, grouped by component; those with values are functions. Lazy chunks have tables of
// their own.

/** Exported alone: the inline script in the head bundles it. */
export const LOADING = '正在加载…';

export const messages = {
  labelled: (label: string, text: string) => `${label}：${text}`,
  layout: {
    mainNavigation: '主导航',
    home: '主页面',
    openMenu: '打开导航菜单',
    externalLink: '（在新标签页打开）',
  },
  theme: {
    toggle: (mode: string) => `切换浅色/暗黑模式，当前：${mode}`,
    light: '浅色模式',
    dark: '暗黑模式',
    system: '跟随系统',
  },
  version: {
    choose: (label: string) => `选择版本：${label}`,
    changes: '版本变化',
    /** Suffixes in the list of versions. */
    states: { latest: '最新', none: '', unmaintained: '停止维护', unreleased: '草稿' },
    badge: (label: string) => `版本：${label}`,
    unreleased: (label: string) => `您正在阅读 ${label} 版本的草稿，该版本尚未发布，内容可能变动。`,
    unmaintained: (label: string) => `您正在阅读 ${label} 版本的文档，该版本已停止维护。`,
    missing: (title: string, label: string) =>
      `${label} 版本没有「${title}」这一页，已为您打开该版本的首页。`,
    /** Before and after the link to the latest version. */
    seeLatest: ['建议查看', '。'],
    latest: (label: string) => `最新版本（${label}）`,
  },
  search: { open: '搜索' },
  lazyPart: {
    loading: LOADING,
    failed: '这一部分没有加载成功，请检查网络连接。',
    retry: '重试',
  },
  locale: { label: '语言', choose: (label: string) => `选择语言：${label}` },
  sidebar: {
    label: '文档侧边栏',
    expand: (label: string) => `展开侧边栏分类「${label}」`,
    collapse: (label: string) => `折叠侧边栏分类「${label}」`,
    more: (count: number) => `另外 ${count} 项`,
  },
  toc: { label: '本页目录', short: '目录', close: '关闭目录' },
  breadcrumbs: { label: '页面路径' },
  pager: { label: '文档分页导航', previous: '上一页', next: '下一页' },
  article: {
    editThisPage: '编辑此页',
    /** Without Intl: creating a DateTimeFormat takes longer than the rest of the render. */
    day: (year: number, month: number, day: number) => `${year}年${month}月${day}日`,
    lastUpdate: '最后更新于',
    readingTime: (minutes: number) => `阅读约 ${minutes} 分钟`,
    draft: '草稿页：只在本地预览时可见，正式发布时不会包含本页。',
    untranslated: '本页还没有译文，下面是原文。',
    unlisted: '未列出页：搜索和目录中不显示本页，只能通过链接访问。',
    image: '图片',
  },
  notFound: { title: '找不到页面' },
  crash: {
    title: '页面已崩溃 · This page crashed.',
    hint: '',
    retry: '重试 / Try again',
    goHome: '回到首页',
    noDefaultExport: (name: string) =>
      `页面组件 ${name} 没有默认导出（The page component ${name} does not have a default export）。`,
  },
  missingPart: {
    title: '页面的一部分没有加载成功',
    hint: '站点可能刚刚更新，或者网络不稳定。请点「重试」重新加载本页。',
  },
  contentError: {
    notFound: {
      title: '这一页的内容不见了',
      hint: '文件可能已被移动或删除。请从目录中选择其他页面，或稍后再试。',
    },
    offline: { title: '连不上网络', hint: '请检查网络连接，然后重试。' },
    timeout: { title: '服务器没有回应', hint: '网络可能很慢。请稍候重试。' },
    server: { title: '服务器出错了', hint: '这多半是暂时的，请稍后重试。' },
    incomplete: { title: '这一页没有传完整', hint: '网络可能中途断了。请稍候重试。' },
    invalid: {
      title: '站点文件的内容有误',
      hint: '请把下面的说明告诉站点的维护者，修正之后再重试。',
    },
    manifestMissing: {
      title: '找不到站点清单',
      hint: '请确认 manifest.json 与页面一起部署，并且站点的基础路径正确。',
    },
    keptCopy: (reason: string) => `${reason}，这里显示的是之前保存的内容。`,
    place: '出错的位置',
    baseUrl: (tried: string, guess: string) =>
      `Your site did not load properly. 正在使用的基础路径是 ${tried}，请试试用 BASE_PATH=${guess} 重新构建（suggested base URL: ${guess}）。`,
  },
} as const;
