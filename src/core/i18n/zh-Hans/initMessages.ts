// Messages of the command that sets up a site of its own, and the page that it writes.
export const initMessages = {
  usage: `npx mojian init [网站文件夹]
  准备一个文档网站：第一页、manifest.json、发布用的工作流、.gitignore 和 package.json。
  已有的文件不动。`,
  written: (file: string) => `  + ${file}`,
  kept: (file: string) => `    ${file}（已有，没有动）`,
  next: (folder: string) => `接下来：npx mojian start ${folder}`,
} as const;

/** Written in the language of the site. */
export const firstPage = (title: string) => `# ${title}

这是第一页。编辑这个文件，页面立即更新；在旁边新建一个 Markdown 文件，侧边栏里就有新的一页。

## 接下来

1. 在 \`manifest.json\` 里写上网站的名称和地址。
2. 用 \`npx mojian check\` 检查链接、锚点和图片。
3. 推送到代码仓库，工作流会发布网站。
`;
