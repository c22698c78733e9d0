// Of a folder of markdown that is read without a build.

const list = (places: readonly string[]) => places.map((place) => `\`${place}\``).join(' 或 ');

export const folderMessages = {
  /** Markdown. @param list the sidebar file; @param reason what the server answered */
  listedOnly: (file: string, list: string, reason: string) =>
    `> [!WARNING]\n> 服务器上没有 \`${file}\`，但是 \`${list}\` 里列出了它。请上传这个文件，或者改正 \`${list}\` 里的链接。\n>\n> ${reason}`,
  /** Markdown. @param places paths of the sidebar files */
  addSidebar: (places: readonly string[]) =>
    `> [!NOTE]\n> 这里只有这一页：没有找到 ${list(places)}。在服务器上新建一个，每行写一页，例如 \`- [安装](install.md)\`，刷新后侧边栏和搜索里就有了。`,
  noPages: (places: readonly string[]) =>
    `# 这里还没有文档\n\n服务器上没有找到 ${list(places)}，也没有 \`README.md\`。\n\n1. 把 markdown 文件放在 \`index.html\` 旁边，或者放在旁边的 \`docs\` 文件夹里。\n2. 新建 ${list(places)}，每行写一页，例如 \`- [安装](install.md)\`。\n3. 刷新这一页。\n\n如果文件已经在了，请确认服务器会给出 \`.md\` 文件：在地址栏里直接打开它试试。`,
  tooManyPages: (pages: number, limit: number) =>
    `在浏览器里建立的搜索最多 ${limit} 页，这里有 ${pages} 页。用 npx mojian build 构建这个站点，搜索就没有这个限制。`,
} as const;
