const sayNearest = (near: string | undefined) => (near === undefined ? '' : `，最接近的是 ${near}`);

/** Messages of findings about links, diagrams, front matter and encoding: `npm run check` and the editor. */
export const lintMessages = {
  linkKinds: { link: '链接', image: '图片', video: '视频', audio: '音频' },
  noAddress: (kind: string) => `${kind}没有地址`,
  outside: (link: string) => `${link} 超出了站点文件夹`,
  noPage: (link: string, near: string | undefined) =>
    `${link} 没有对应的页面，请检查路径和文件名${sayNearest(near)}`,
  /** @param reason undefined: the file does not exist */
  fileProblem: (
    link: string,
    file: string | undefined,
    reason: string | undefined,
    near: string | undefined,
  ) => `${link} ${reason ?? '文件不存在'}${file === undefined ? '' : `（${file}）`}${sayNearest(near)}`,
  onOtherSite: '在其他网站上，页面不向那里请求文件，读者看不到它；请把文件放进站点文件夹，改用站内的路径',
  orAllowHost: '，或者在 manifest.json 的 site.imageHosts 里写上它的主机',
  filesOnHost: (host: string) => `${host} 上的文件`,
  spaceInUrl: (link: string, href: string) =>
    `${link} 的地址里有空格，已按文字显示；请写成 <${href}>，或用 %20 代替空格`,
  percentInName: (link: string, literal: string) =>
    `${link} 里的 % 是文件名的一部分：请写成 ${literal}，或给文件改名`,
  wrongFileType: (link: string, kind: string) => `${link} 不是${kind}文件，请检查路径和文件名`,
  redirected: (link: string, path: string) => `${link} 是旧地址，请改为 ${path}`,
  draftTarget: (link: string, file: string) => `${link} 指向草稿，发布后打不开（${file}）`,
  ambiguous: (link: string, count: number, file: string, example: string) =>
    `${link} 有 ${count} 个同名的页面，现在指向 ${file}；请写出文件夹，如 [[${example}]]`,
  anchor: (link: string, anchor: string, problem: string) => `${link} 的锚点「${anchor}」${problem}`,
  noAnchor: (file: string) => `不存在（${file} 里没有这个标题）`,
  otherCase: '大小写不符',
  otherSpelling: '写法不符',
  anchorMeant: (fault: string, meant: string, file: string) => `${fault}，请改为 ${meant}（${file}）`,
  anchorGroup: (fault: string) => `${fault}的锚点`,
  group: (message: string, group: string, count: number) =>
    `${message}；${group}共有 ${count} 处，只列出第一处`,
  inIncludedFile: (file: string, message: string) => `文件 ${file} 里，${message}`,
  unknownDiagram: (keywords: readonly string[]) =>
    `图的种类无法识别，将显示原文；可用 ${keywords.join('、')}`,
  diagramLine: (line: string) => `图的这一行无法识别：${line}；含有括号、引号等符号的文字请用双引号括起来`,
  diagramElk: '图要用 ELK 布局，这里没有这个布局程序，已改用默认的布局；请删去这项设置',
  diagramUnclosed: (line: string, end: string) => `图的这一行没有结束：${line}；请在内容后另起一行写 ${end}`,
  unknownDocId: (field: string, id: string) => `${field} 应为文档的 id 或 null，没有文档叫「${id}」`,
  unknownSidebar: (field: string, sidebar: string, id: string) =>
    `${field} 应为 ${sidebar} 或 null，没有侧边栏叫「${id}」`,
  unclosedFrontMatter: (line: number) => `页首信息没有结束，请在第 ${line} 行之后另起一行写 ---`,
  wrongFence: (written: string) =>
    `「${written}」不是页首信息的分隔线，现在按正文显示；请改为三个半角减号 ---`,
  forbiddenCharacter: (name: string) =>
    `这里有看不见的字符 ${name}，网页和订阅不能含有它，显示时已去掉；请删除它`,
  forbiddenCharacterGroup: (name: string) => `字符 ${name} `,
  noDescription: '没有 description，正文里也没有可以代替它的文字；搜索结果和分享卡片上将没有简介',
  notUtf8: '文件不是 UTF-8 编码，部分文字无法显示，请另存为 UTF-8',
  otherEncoding: (encoding: string) =>
    `文件不是 UTF-8 编码（看起来是 ${encoding}），文字无法显示；请另存为 UTF-8，或运行 iconv -f ${encoding} -t UTF-8 原文件 > 新文件`,
} as const;
