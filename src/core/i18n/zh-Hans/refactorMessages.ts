// Messages of refactorings: why a plan is refused, and its notes. Commands and the development server print them.

export const refactorMessages = {
  noPage: (file: string) => `没有这一页：${file}`,
  exists: (file: string) => `已经有 ${file}`,
  badName: (file: string) =>
    `不能用作页面的文件名：${file}（不能含有 \\ : * ? " < > |，各段不能以 . 或 _ 开头，也不能是系统保留的名字）`,
  otherFolder: (folder: string) => `页面只能在 ${folder} 里改名和移动`,
  noFolder: (file: string) => `${file} 不在任何版本的文件夹里，也不在 pages 里`,
  sameFile: '新旧文件是同一个',
  intoItself: (folder: string) => `${folder} 不能移到它自己里面`,
  categoryPage: (path: string) =>
    `分类页 ${path} 的网址由分类的名称得出，移动之后可能不同，请核对指向它的链接`,
  wholeVersion: (folder: string) => `${folder} 是整个版本的文件夹，不能改名和移动`,
  addressTaken: (path: string, owner: string) => `网址 ${path} 已经有页面了（${owner}）`,
  idTaken: (id: string, owner: string) => `id「${id}」已被 ${owner} 使用`,
  noHeading: (asked: string, known: readonly string[]) =>
    `没有标题「${asked}」，这一页的标题有 ${known.join('、') || '（无）'}`,
  headingUnchangeable: '这个标题的写法不能自动修改，请直接在页面里改',
  unreadable: (file: string) => `${file} 读不出来，或者不是 UTF-8 编码`,
  stillNamed: (places: readonly string[]) =>
    `这些地方还指向它，请先修改，或指定代替它的页面（命令里用 --to）：\n${places.map((place) => `  ${place}`).join('\n')}`,
  /** The versions in which a new page will appear, each with the page's path. */
  appearances: (file: string, pages: readonly (readonly [version: string, path: string])[]) =>
    `新页面 ${file} 会出现在 ${pages.map(([version, path]) => `${version}（${path}）`).join('、')}`,
  place: (file: string, line: number, text: string) => `${file}:${line} ${text}`,
  manifestPlace: (file: string, path: string, text: string) => `${file} 的 ${path}：${text}`,
  notRewritten: (place: string) => `没有改，请自己核对：${place}`,
  noManifest: (file: string, paths: readonly string[]) =>
    `没有 ${file}，旧地址（${paths.join('、')}）不会转到新地址`,
  translationsStay: (files: readonly string[]) =>
    `这页的译文没有动；要保持对应，请同样修改：${files.join('、')}`,
  noLongerStandsFor: (version: string, file: string) =>
    `版本 ${version} 的 ${file} 原来代替这一页，改名之后两页都会显示；要继续代替，请给它也改名`,
  redirectDropped: (path: string) => `${path} 现在是这一页的地址，redirects 里的旧条目已去掉`,
  templateKind: '模板',
  noSuchName: (folder: string, name: string) => `${folder} 里没有 ${name}`,
} as const;

// Messages of the command that creates a version.

export const versionMessages = {
  kind: '版本',
  notWritten:
    'manifest.json 里没有写版本（它们是按文件夹或 versions.json 推断的），请先运行 npm run manifest 写入，再新建版本',
  badName: (name: string) =>
    `不能用作版本的名称：${name}（它也是文件夹名，不能含有 / \\ : * ? " < > |，不能以 . 或 _ 开头）`,
  exists: (name: string) => `已经有版本 ${name}`,
  folderExists: (folder: string) => `已经有文件夹 ${folder}`,
  pathTaken: (path: string) => `网址 ${path} 已被另一个版本占用`,
  noOwnFolder: (name: string, folder: string) =>
    `版本 ${name} 的页面直接放在 ${folder === '.' ? '站点最上层' : folder} 里，没有自己的文件夹；请先移到 docs/${name} 并改 dir`,
  listedByHand: (name: string) =>
    `版本 ${name} 的 docs 是手写的，不能自动复制；请在 manifest.json 里自己写新版本`,
  paths: (name: string, path: string, old?: readonly [name: string, path: string]) =>
    `版本 ${name} 的网址是 ${path || '/'}${old === undefined ? '' : `，版本 ${old[0]} 的网址改为 ${old[1]}`}`,
  inherits: (name: string, parent: string) => `版本 ${name} 改为沿用 ${parent} 的页面`,
  notRewritten: (file: string, line: number, text: string) => `没有改，请自己核对：${file}:${line} ${text}`,
} as const;
