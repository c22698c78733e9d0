// Findings about a site as a whole: files, links of the manifest, its keys and redirects.

export const checkMessages = {
  progress: '检查文件',
  emptyFolder: (folder: string) =>
    `文件夹 ${folder} 不存在，或没有别的页面，它的目录不会显示；请写从本文件起的路径，或以 / 开头、从站点文件夹起的路径`,
  forbiddenName: '文件名里有看不见的控制字符，网址里也会有；请给文件改名',
  missingFile: (file: string) => `manifest.json 列出的文件 ${file} 不存在`,

  orphanDoc: (version: string) => `版本 ${version} 的侧边栏里没有本页，也没有页面链接到它`,
  orphanPage: '没有页面链接到本页，manifest.json 的导航和页脚里也没有',
  inNoVersion: (handWritten: string | undefined) =>
    `本页不属于任何版本，不会发布；${
      handWritten === undefined
        ? '请移到某个版本的文件夹里'
        : `请把它加进 manifest.json 里版本 ${handWritten} 的 docs`
    }`,
  folderInNoVersion: (name: string, pages: number) =>
    `文件夹 docs/${name} 不属于任何版本，里面的 ${pages} 页不会发布；要让它成为一个版本，请在 manifest.json 的 versions 里加上 { "name": "${name}", "label": "${name}", "path": "/docs/${name}" }`,

  otherCase: (file: string) => `大小写不一致，实际的文件是 ${file}`,
  isFolder: (folder: string, inside: string) =>
    `是文件夹，里面没有首页，读者打不开；请写出其中的文件，例如 ${inside}，或在 ${folder} 里放 index.md`,
  linkNotFollowed: (reason: string) => `不会发布：${reason}`,
  hiddenFile: '不会发布：以点开头的和 node_modules 里的文件不属于站点',

  manifestLink: (place: string, problem: string) => `${place}：${problem}`,
  unknownLinkedDoc: (version: string, id: string) =>
    `版本 ${version} 没有 id 为「${id}」的文档，这个链接不会显示`,
  blockedRequest: (url: string) =>
    `页面不从其他网站加载任何东西，${url} 会被拦下；请把这个文件放进站点文件夹`,
  unknownLinkedSidebar: (version: string, name: string, names: readonly string[]) =>
    `版本 ${version} 没有名为「${name}」的侧边栏，这个链接不会显示；有的是 ${names.join('、')}`,
  unknownMainDoc: (version: string, id: string) => `版本 ${version} 没有 id 为「${id}」的文档，这一项已忽略`,
  noPage: (href: string) => `链接「${href}」没有对应的页面`,
  externalImage: (href: string, problem: string) => `图片 ${href} ${problem}`,

  faintAccent: (color: string, contrast: string, theme: 'light' | 'dark', near: string) =>
    `颜色 ${color} 的文字在${theme === 'light' ? '浅色' : '暗黑'}主题里看不清：对比度只有 ${contrast}，应不低于 4.5；已改用 ${near}`,

  card: {
    noUrl: '画分享的图要有网站的完整网址，请写 site.url',
    noSystemFont:
      '系统里没有可用的字体；请指定站点里的字体文件，例如 { "font": ".card/NotoSansSC-Bold.otf" }',
    noFile: (file: string) => `没有字体文件 ${file}，所有页面都没有图；请改正路径`,
    notAFont: (file: string) =>
      `${file} 不是 TrueType 或 OpenType 字体（.ttf、.otf），所有页面都没有图；WOFF2 只能给浏览器用`,
    lacking: (characters: string, pages: number, first: string) =>
      `字体里没有「${characters}」，有 ${pages} 页没有图，例如 ${first}；请指定有这些字的字体文件，例如 { "font": ".card/NotoSansSC-Bold.otf" }`,
  },

  keys: {
    problem: (place: string, problem: string) => `${place} ${problem}`,
    ignored: (problem: string) => `${problem}，这一项已忽略`,
    unknownRule: (name: string) => `没有名为「${name}」的规则，名称见 npm run check -- --help，这一项已忽略`,
    secondLatest: (first: string) => `只有一个版本可以是 true，${first} 已经是了，这一项已忽略`,
    versionNameTaken: (name: string) => `「${name}」已是另一个版本的名称，两个版本会显示同样的页面；请改名`,
    repeatedValue: (name: string) => `「${name}」已经有了，只用第一个，这一项已忽略`,
    badVersionPath: (path: string) => `应是站内的网址，不含 ..、反斜杠、控制字符和百分号编码，已当作 ${path}`,
    hiddenHome: (file: string) => `不会显示，首页的网址已由 ${file} 占用；请删去这一项，或给那一页换一个网址`,
    badSiteUrl: '应是网站的完整网址，如 https://docs.example.org，站点地图等处的网址会不对',
    badFeedback:
      '应是一个网址，如 https://example.org/new?title={title}，或本站主机上的路径，如 /feedback，已忽略',
    badImageHost: '应是一个主机，如 https://img.example.com，不含通配符、用户名和路径，已忽略',
    repeatedKey: '写了不止一次，只用最后一个，前面的已忽略',
  },

  redirect: {
    problem: (from: string, problem: string) => `redirects：「${from}」${problem}`,
    repeated: (first: string) => `与「${first}」是同一个地址，只用第一条`,
    fromNoSlash: '应以 / 开头，写站内的旧地址，例如 /docs/old',
    query: '不起作用：地址里 ? 后面的部分不分辨页面，请去掉它',
    toNoSlash: (to: string) => `的新地址应以 / 开头，写站内的地址，收到「${to}」`,
    badUrl: (problem: string) => `${problem}，这一条不起作用；请改正或删去`,
    anchorExists: '本身有这个标题，读者看到的是它，这一条不起作用',
    onlyAnchor: (path: string) => `不起作用：没有页面 ${path}，也没有写它的新地址；请再写一条不带锚点的`,
    circle: '绕回了它自己',
    noPage: (path: string) => `的新地址 ${path} 没有对应的页面`,
    twoSteps: (path: string) => `要转两次，请直接写最后的地址 ${path}`,
    noAnchor: (anchor: string, file: string) => `的新地址里没有锚点「${anchor}」（${file}）`,
  },
} as const;
