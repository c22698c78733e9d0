// Sentences of the manifest generator: findings, changes, the guessed manifest and the descriptions in its schema.

export const manifestMessages = {
  unreadable: 'manifest.json 无法读取，请检查文件权限',
  notUtf8: 'manifest.json 不是 UTF-8 编码，请另存为 UTF-8',

  emptySite: (folders: readonly string[]) =>
    `站点没有页面，什么也不会发布；请在 ${folders.join('、')} 里放 markdown 文件，例如 ${folders[0]}/index.md`,
  emptyVersion: (name: string, folder: string) => `版本 ${name} 没有页面，请检查文件夹 ${folder}`,
  missingLocale: (label: string, dir: string) =>
    `locales 里的「${label}」没有文件夹 ${dir}，因此没有发布；请建立这个文件夹，或去掉这种语言`,
  missingFolder: (name: string, folder: string) =>
    `版本 ${name} 的文件夹 ${folder} 不存在，它的页面都不会发布；请改 dir，或建立这个文件夹`,
  versionPathTaken: (name: string, path: string, owner: string) =>
    `版本 ${name} 的网址 ${path} 已被版本 ${owner} 占用，它的页面都打不开；请改 path，例如 /docs/${name}`,
  inheritsItself: (name: string) => `版本 ${name} 的 inherits 绕回了它自己，已忽略`,
  inheritsUnknown: (name: string) => `版本 ${name} 的 inherits 指向不存在的版本，已忽略`,
  unusedWithout: (name: string, id: string) => `版本 ${name} 的 without 写了 ${id}，它沿用的版本没有这一页`,

  duplicateId: (id: string, owner: string) =>
    `id「${id}」已被 ${owner} 使用，本页没有收录；请给文件改名，或在页首写另一个 id`,
  badField: (field: string, problem: string, url: string) =>
    `${field} ${problem}，本页的网址是 ${url}；请改 ${field}`,
  badFileName: (problem: string, url: string) =>
    `由文件名得出的网址 ${problem}，本页的网址是 ${url}；请改文件名，或写 slug`,
  badPath: (file: string, written: string, problem: string | undefined, path: string) =>
    `${file} 的 path「${written}」${problem}，它的网址是 ${path}；请改 path`,

  category: {
    notUtf8: '分类文件不是 UTF-8 编码，已忽略，请另存为 UTF-8',
    unreadable: (message: string) => `分类文件无法读取，已忽略：${message}`,
    ignored: (problem: string) => `分类文件${problem}，已忽略`,
    fieldIgnored: (field: string, problem: string) => `${field} ${problem}，这一项已忽略`,
    unknownDoc: (id: string) => `link.id 应为文档的 id，没有文档叫「${id}」，这一项已忽略`,
    badUrl: (url: string, problem: string, path: string) =>
      `分类的网址 ${url} ${problem}，这个分类的网址是 ${path}；请改 slug`,
    urlTaken: (url: string, path: string) =>
      `网址 ${url} 已被另一个分类占用，这个分类的网址是 ${path}；请改 slug`,
  },

  /** For `manifest -- --check`, which lists changes and writes none. */
  check: { added: '缺少', removed: '多出', changed: '已变' },
  /** For `manifest`, which has written the changes. */
  written: { added: '新增', removed: '去掉', changed: '已更新' },
  sidebarChanged: (owner: string, changed: string) => `${owner} 的侧边栏${changed}`,
  pageChanged: (owner: string, id: string, changed: string) => `${owner} 的 ${id} ${changed}`,
  pageListed: (owner: string, change: string, id: string) => `${owner} ${change} ${id}`,
  details: (texts: readonly string[]) => `（${texts.join('、')}）`,
  counts: (added: number, changed: number, removed: number) =>
    [`新增 ${added} 页`, `更新 ${changed} 页`, `去掉 ${removed} 页`]
      .filter((_, at) => [added, changed, removed][at])
      .join('，'),
} as const;

export const schemaMessages = {
  title: '文档站点清单',
  /** By the path of a field; `[]` is any item of a list. */
  fields: {
    'site.theme': '网站自己的样子，每一项都可以不写',
    'site.theme.accent':
      '链接、按钮和选中项的颜色，例如 #0c7a5e，暗黑模式用它较亮的色调；也可以写成 { "light": …, "dark": … }。文字看不清的颜色由 npm run check 指出，并改用看得清的近似色',
    'site.theme.radius': '圆角的半径，例如 6px',
    'site.theme.width': '正文的宽度，例如 52rem',
    'site.theme.font': '正文的字体，例如 "Inter, system-ui"；也可以写成 { "families": …, "files": … }',
    'site.theme.font.files': 'families 中第一个字体的文件',
    'site.theme.font.files[].src': '站点里的字体文件，例如 /fonts/inter.woff2',
    'site.theme.monoFont': '代码的字体，写法与 font 相同',
    'site.theme.monoFont.files': 'families 中第一个字体的文件',
    'site.home': '首页由哪些部分组成。每一部分都可以不写。',
    'site.home.lead': '产品替读者做什么，一两句话',
    'site.home.points': '标语下面的几个要点，每个几个字',
    'site.home.actions': '按钮，第一个最显眼；doc 是文档的 id，href 是地址',
    'site.home.commands': '终端里的命令，可以复制；写了几组就可以切换',
    'site.home.commands[].label': '这一组命令的名字，例如下载来源',
    'site.home.commands[].code': '命令，每行一条，不带提示符',
    'site.home.picture': '首页右侧的图；SVG 里可以用 prefers-color-scheme 适应暗黑模式',
    'site.home.picture.alt': '看不见图的人听到的说明',
    'site.home.features': '产品能做什么，每项一张卡片；写了 href 时整张卡片可以点击',
    'site.home.sections': '卡片下面的各节，按书写的顺序显示',
    'site.home.sections[].type': 'steps：依次的几步；links：每类读者的几个链接；facts：几条事实',
    'site.home.sections[].title': '这一节的标题',
    'site.home.sections[].text': '标题下面的一句话',
    'site.editor':
      '读者能否打开写作台（/edit/…）：不写时，除不再维护的版本外都可以；true 是所有页面，false 是一页也不行',
    'site.values':
      '每位读者自己的值，例如主机地址。正文和代码里写到它的地方，读者可以换成自己的；页首也可以写 values，只用于那一页',
    'site.values[].name':
      '正文里的占位符，例如 YOUR_IP；只用小写字母、数字和连字符时只是代号，正文里写的是 default',
    'site.values[].label': '这是什么，给读者看',
    'site.values[].default': '读者没有填写时显示的内容；不写就显示占位符',
    'site.values[].pattern': '正则表达式，填写的内容要整个符合它',
    'site.values[].secret': 'true：只保存到关闭标签页为止，例如密码',
    'site.imageHosts':
      '页面可以从哪些主机加载图片，例如 ["https://img.example.com"]；不写就只从本站加载，其他网站上的图片显示为链接',
    'site.fallback': 'true：某种语言没有翻译的页面，用默认语言的原文显示',
    'site.storageName':
      '网站在浏览器存储里的名字，例如草稿存在它之下；不写就是 title。改 title 时在这里写原来的，读者的设置和草稿就还在',
    locales:
      '网站的各种语言，默认语言在前；有两种以上时，每种语言有自己的页面和清单：它的文件夹里的 manifest.json 写与本清单不同的部分（标题、导航、首页等）',
    'locales[].path': '这种语言的网址前缀，例如 /en/；写完整网址时只是一个链接',
    'locales[].dir': '这种语言的文件夹，里面的 docs 和 pages 与网站的一样安排；不写就与 path 同名',
    'locales[].fallback': 'false：没有翻译的页面不显示，不论 site.fallback 怎么写',
    redirects:
      '改了名、移走或合并了的页面：旧地址 → 新地址，都以 / 开头，都可以带锚点，例如 "/docs/old": "/docs/new" 或 "/docs/new#旧标题": "/docs/other#新标题"。npm run page 改名和移动时自动写在这里。',
  } as Readonly<Record<string, string>>,
} as const;
