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
    $schema: '清单的 JSON Schema，编辑器用它补全和检查，例如 ./manifest.schema.json',
    site: '网站：名称、网址、导航、页脚、首页等',
    'site.title': '网站的名称，显示在导航栏和每页标题的后面',
    'site.tagline': '首页上名称下面的一句话，也是首页的简介',
    'site.url':
      '网站发布后的网址，不带路径和末尾的斜杠，例如 https://docs.example.com；规范网址、sitemap.xml、订阅和 llms.txt 需要它',
    'site.baseUrl': '网站在主机上的路径；构建时取自 BASE_PATH，不必填写',
    'site.defaultLocale': '网站的语言；界面、命令和问题的文字也用它',
    'site.titleDelimiter': '浏览器标签页上，页面标题和网站名称之间的符号',
    'site.theme.accent.light': '浅色模式的颜色',
    'site.theme.accent.dark': '暗黑模式的颜色',
    'site.theme.font.families': '字体的名称，依次尝试，例如 "Inter, system-ui"',
    'site.theme.font.files[].weight': '文件的字重；可变字体写范围，例如 "100 900"',
    'site.theme.font.files[].italic': 'true：文件是斜体',
    'site.navbar': '页面顶部的导航栏',
    'site.navbar.title': '导航栏里的名称；不写就是 site.title',
    'site.navbar.hideOnScroll': '往下读时收起导航栏，往回滚动时显示',
    'link.type':
      'link：链接；versions：版本列表；locales：语言列表；search 和 theme：指定搜索按钮和主题按钮的位置',
    'link.label': '链接的文字',
    'link.href': '站内路径（/docs/deploy）或完整网址',
    'link.doc': '当前版本里一页的 id，优先于 href',
    'link.position': '在导航栏的左边还是右边',
    'site.footer': '每页底部的页脚',
    'site.footer.columns': '页脚里的几列链接',
    'site.footer.columns[].title': '这一列的标题',
    'site.footer.columns[].items': '这一列的链接',
    'site.footer.copyright': '页脚最后的版权说明',
    'site.colorMode': '浅色和暗黑模式',
    'site.colorMode.defaultMode': '读者没有选择、也不跟随系统时的模式',
    'site.colorMode.disableSwitch': 'true：不显示切换按钮',
    'site.colorMode.respectPrefersColorScheme': 'true：读者没有选择时跟随系统',
    'site.announcementBar': '每页顶部的一条公告',
    'site.announcementBar.id': '公告的名字；换一个名字，关闭过的读者会再次看到',
    'site.announcementBar.content': '公告的文字，一行 Markdown',
    'site.announcementBar.isCloseable': '读者能否关闭它',
    'site.docsVersionPersistence': 'localStorage：记住读者选择的版本；none：不记',
    'site.tableOfContents': '本页目录收录的标题级别',
    'site.tableOfContents.minHeadingLevel': '最高的级别',
    'site.tableOfContents.maxHeadingLevel': '最低的级别',
    'site.editUrl':
      '「编辑此页」网址的开头，后面接文件在站点文件夹里的路径，例如 https://github.com/me/docs/edit/main/docs/',
    'site.strict':
      '检查出的问题在什么时候是错误：true 是全部，["broken-link"] 是其中几条规则；不写就只是提醒',
    'site.home.picture.src': '图片，例如 /img/hero.svg',
    'site.home.picture.wireframe': '线框图的各行，写法与 wireframe 代码块相同；带 @2 的部件依次出现',
    'site.home.picture.width': '图片的宽度，单位是像素；加载之前就留好位置',
    'site.home.picture.height': '图片的高度，单位是像素',
    'site.home.features[].title': '卡片的标题',
    'site.home.features[].text': '卡片上的一两句话',
    'site.home.features[].image': '卡片上的图，例如 /img/search.svg',
    'site.home.features[].href': '卡片指向的页面',
    'site.home.sections[].items': '这一节的各项',
    'site.home.sections[].items[].title': '这一项的标题',
    'site.home.sections[].items[].text': '这一项的说明',
    'site.home.sections[].items[].href': '这一项指向的页面',
    'site.home.sections[].items[].steps': 'roles 一节里，这类读者先做的几步',
    'site.home.sections[].items[].steps[].label': '这一步的文字',
    'site.home.sections[].items[].steps[].href': '站内路径或完整网址',
    'site.home.sections[].items[].links': 'links 一节里，这一项的几个链接',
    'site.home.sections[].items[].links[].label': '链接的文字',
    'site.home.sections[].items[].links[].href': '站内路径或完整网址',
    'locales[].locale': '语言的代码，例如 zh-Hans、en',
    'locales[].label': '语言列表里的名称，用这种语言自己的文字写',
    'locales[].direction': '书写的方向；rtl 是从右到左',
    'locales[].htmlLang': '页面的 lang 属性；不写就是 locale',
    'locales[].calendar': '为了兼容 Docusaurus 而接受，没有作用',
    versions: '文档的各个版本，按列表里显示的顺序；只有一个版本时也写一项',
    'versions[].name': '版本的名字，出现在链接和命令里，例如 v2',
    'versions[].label': '版本列表里的名称',
    'versions[].isLast': 'true：最新版，读者默认看到它',
    'versions[].path': '版本的网址前缀，例如 /docs 或 /docs/v1',
    'versions[].dir': '版本的文件夹，例如 docs/v2',
    'versions[].mainDocId': '版本首页的 id；由 npm run manifest 填写',
    'versions[].banner': '页首的提示：unreleased 是还没有发布，unmaintained 是不再维护',
    'versions[].badge': '为了兼容 Docusaurus 而接受，没有作用',
    'versions[].noIndex': 'true：搜索引擎不收录这个版本',
    'versions[].inherits': '另一个版本的名字：这个版本没有的页面，显示那个版本的',
    'versions[].inheritsNew': 'true：不再维护的版本也沿用以后新增的页面',
    'versions[].without': '不沿用的页面的 id',
    'versions[].groups': '侧边栏里的分组',
    'versions[].groups[].label': '分组的名称',
    'versions[].groups[].docs': '分组里页面的 id',
    'versions[].fallbackDir': '由构建填写',
    'versions[].search': '由构建填写',
    'versions[].docs': '版本的页面，由 npm run manifest 填写',
    'versions[].sidebars': '版本的侧边栏，由 npm run manifest 填写',
    pages: '不属于任何版本的页面，由 npm run manifest 填写',
    parts: '由构建填写',
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
    'site.favicon':
      '标签页上的图标；或者 { "light": …, "dark": …, "touch": … }：浅色、暗黑模式下的图标，手机主屏幕上的图标',
    'site.image': '分享链接时显示的图：网站里的文件，或者完整网址；页首的 image 只用于那一页',
    'site.card':
      '页首没有写 image 的页面，分享时的图由构建画出：页面的标题，用网站的颜色。true：用系统里的字体；也可以写成 { "font": … }。需要 site.url',
    'site.card.font':
      '站点里的 TrueType 或 OpenType 字体文件，要有所有标题用到的字，例如 .card/NotoSansSC-Bold.otf；以点开头的文件夹不会发布',
    'site.head':
      '每页 head 里另外的标签：meta（例如搜索引擎的验证）和 link；不能有脚本和样式，那些写在 site.js 和 site.css 里',
    'picture.light': '浅色模式的图',
    'picture.dark': '暗黑模式的图',
    'picture.touch': '手机主屏幕上的图标',
    'site.head[].tag': 'meta 或 link',
    'site.head[].name': 'meta 标签的名称，例如 baidu-site-verification',
    'site.head[].property': 'meta 标签的 property，例如 fb:app_id',
    'site.head[].content': 'meta 标签的内容',
    'site.head[].rel': 'link 标签的关系；icon、apple-touch-icon、mask-icon、manifest 的文件要在站点里',
    'site.head[].href': 'link 标签的目标：站点的文件或完整网址',
    'site.head[].sizes': 'link 标签的属性，与 HTML 相同',
    'site.head[].type': 'link 标签的属性，与 HTML 相同',
    'site.head[].media': 'link 标签的属性，与 HTML 相同',
    'site.head[].color': 'link 标签的属性，与 HTML 相同',
    'site.head[].hreflang': 'link 标签的属性，与 HTML 相同',
    'site.head[].title': 'link 标签的属性，与 HTML 相同',
    'site.navbar.logo': '导航栏的标志；或者 { "light": …, "dark": … }：浅色和暗黑模式各一个',
    'site.navbar.items': '导航栏里的链接和按钮，按书写的顺序',
    'link.sidebar': '侧边栏的名字：链接到它的第一页，读者在其中时有标记',
    'link.icon': '文字前的图标；或者 { "light": …, "dark": … }',
    'link.hideLabel': 'true：只显示图标，文字留给读屏软件',
    'link.items': '下拉列表里的链接；其中写了 items 的一项是一组链接的小标题',
    'versions[].navigation':
      '手写的侧边栏（按名字）。一个条目是页面（`page`：版本目录里的文件，或者 id）、其他网站的链接（`href`）、某个目录里没有被列出的页面（`folder`，`.` 是版本的目录），或者一组条目（`items`）；可以有名称 `label`，也可以先折叠（`collapsed`）',
    'versions[].numberPrefixes': '文件名前面的数字（`01-install.md`）是否只用来排序、不进网址，默认 `true`',
    'versions[].dialect':
      '页面用其他引擎的哪些写法（一个或者一组）；`mdx` 是 `.md` 里也有 JSX；默认看每一页里有哪些写法的记号',
    'versions[].urls':
      '网址怎样由文件名得出，与平常不同时才写：文件名的各个部分都进入网址。其他引擎的网站用它',
    'versions[].urls.index': '哪些文件名是文件夹自己的页面，默认 `["index"]`',
    'versions[].urls.groups': 'true：括号里的文件夹（如 `(guide)`）不进网址',
    'versions[].urls.slugs': 'true：文件名改为小写，空格改为连字符，标点去掉',
    'versions[].urls.languages':
      '文件名末尾的语言（`install.zh.md`），版本自己的语言在最前；没有语言的文件代替缺少的译文',
    'versions[].exclude': '版本目录里不是页面的文件和文件夹',
    'versions[].sidebarFolders':
      '这些一级文件夹各有自己的侧边栏，与文件夹同名，用导航栏的 sidebar 进入；其余的页面在默认的侧边栏里',
    'site.home.picture': '首页右侧的图；SVG 里可以用 prefers-color-scheme 适应暗黑模式',
    'site.home.picture.alt': '看不见图的人听到的说明',
    'site.home.features': '产品能做什么，每项一张卡片；写了 href 时整张卡片可以点击',
    'site.home.sections': '卡片下面的各节，按书写的顺序显示',
    'site.home.sections[].type':
      'steps：依次的几步；links：每类读者的几个链接；roles：读者是谁，先走哪几步；facts：几条事实',
    'site.home.sections[].title': '这一节的标题',
    'site.home.sections[].text': '标题下面的一句话',
    'site.elements':
      '正文里可以写的自定义元素和它们的属性，例如 { "api-console": ["src", "method"] }；由 site.js 定义，里面的文字留给没有脚本的读者、搜索和打印',
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
    'site.feedback':
      '文末问读者本页是否有帮助：写网址就是一个链接，其中的 {title}、{url}、{path}、{answer} 换成页面的标题、网址、路径和读者的回答（yes 或 no；写了它就有两个链接）；写本站主机上的路径（如 /feedback），就是两个按钮，点一下即向那里发送 {"path": …, "answer": …}',
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
  /** By the name of a field. */
  frontMatter: {
    title: '标题，代替第一个 # 标题',
    hide_title: 'true：不显示标题',
    description: '给搜索引擎、链接预览和站内搜索的一句话；不写就取正文的第一句',
    image: '分享这一页的链接时显示的图：相对于页面的文件，或者完整网址',
    keywords: '关键词的列表；站内搜索也认得',
    tags: '标签的列表，文末链接到每个标签的页面，那里列出有它的各页；写 { label, permalink } 可以指定路径',
    sidebar_label: '侧边栏里的名称',
    sidebar_position: '侧边栏里的位置，小的在前；没有位置的页面按文件名排在后面',
    displayed_sidebar: '另一个侧边栏的名字；null 是不显示',
    slug: '网址里的路径，代替文件名；以 / 开头时从版本算起',
    id: '页面的名字，供清单、链接和其他版本使用；不写就是文件名',
    hide_table_of_contents: 'true：不显示本页目录',
    toc_min_heading_level: '本页目录最高的标题级别，2 到 6',
    toc_max_heading_level: '本页目录最低的标题级别，2 到 6',
    pagination_next: '下一页的 id；null 是没有',
    pagination_prev: '上一页的 id；null 是没有',
    pagination_label: '在前后两页底部的链接上的名称',
    parse_number_prefixes: 'false：文件名开头的数字留在网址里，例如 01-install',
    draft: 'true：只在本地预览时显示，不发布',
    unlisted: 'true：有网址，但不在侧边栏、搜索和 sitemap.xml 里',
    search: 'false：站内搜索找不到它',
    last_update: '更新日期和作者，代替 Git 里的：{ date: 2025-06-01, author: 李雷 }',
    custom_edit_url: '「编辑此页」的网址；null 是没有',
    values: '读者可以换成自己的值的占位符，写法与清单的 site.values 相同',
  } as Readonly<Record<string, string>>,
} as const;
