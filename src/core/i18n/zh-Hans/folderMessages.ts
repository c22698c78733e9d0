// Of a folder of markdown that is read without a build.

const list = (places: readonly string[]) => places.map((place) => `\`${place}\``).join(' 或 ');

export const folderMessages = {
  /** Markdown. @param list the sidebar file; @param reason what the server answered */
  listedOnly: (file: string, list: string, reason: string) =>
    `> [!WARNING]\n> 服务器上没有 \`${file}\`，但是 \`${list}\` 里列出了它。请上传这个文件，或者改正 \`${list}\` 里的链接。\n>\n> ${reason}`,
  /** Markdown. @param places paths of the sidebar files; @param empty the one that is there and lists nothing */
  addSidebar: (places: readonly string[], empty?: string) =>
    `> [!NOTE]\n> 这里只有这一页：${empty === undefined ? `没有找到 ${list(places)}。在服务器上新建一个，` : `\`${empty}\` 里没有列出页面。在里面`}每行写一页，例如 \`- [安装](install.md)\`，刷新后侧边栏和搜索里就有了。`,
  /** Markdown. @param dir the folder, if the manifest names it */
  noPages: (places: readonly string[], empty?: string, dir?: string) =>
    `# 这里还没有文档\n\n${empty === undefined ? `服务器上没有找到 ${list(places)}` : `服务器上的 \`${empty}\` 里没有列出页面`}，也没有 \`README.md\`。${dir === undefined ? '' : `\`manifest.json\` 里这个版本的 \`dir\` 是 \`${dir}\`：如果文件在别的文件夹里，请改正它。`}\n\n1. 把 markdown 文件放在 \`index.html\` 旁边，或者放在旁边的 \`docs\` 文件夹里。\n2. 新建 ${list(places)}，每行写一页，例如 \`- [安装](install.md)\`。\n3. 刷新这一页。\n\n如果文件已经在了，请确认服务器会给出 \`.md\` 文件：在地址栏里直接打开它试试。`,
  unusedLine: (line: number, text: string) => `第 ${line} 行：\`${text.replaceAll('`', '')}\``,
  /** Markdown. @param list the sidebar file; @param lines of unusedLine() */
  unusedLines: (list: string, lines: readonly string[]) =>
    `> [!WARNING]\n> \`${list}\` 里的这些行没有变成页面：\n>\n${lines.map((line) => `> - ${line}\n`).join('')}>\n> 每行写成 \`- [安装](install.md)\`：括号用半角，文件是这个文件夹里的 \`.md\`；名字里有空格时写成 \`- [安装](<my file.md>)\`。`,
  /** Markdown. */
  otherEncoding: (file: string, encoding: string) =>
    `> [!NOTE]\n> \`${file}\` 不是 UTF-8 编码，这里按 ${encoding} 显示。请用编辑器把它另存为 UTF-8。`,
  tooManyPages: (pages: number, limit: number) =>
    `在浏览器里建立的搜索最多 ${limit} 页，这里有 ${pages} 页。用 npx mojian build 构建这个站点，搜索就没有这个限制。`,
} as const;
