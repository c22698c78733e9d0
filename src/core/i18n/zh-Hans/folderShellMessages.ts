// Written into the HTML of the page that reads a folder without a build, beside those of the other languages.

export const folderShellMessages = {
  openedAsFile:
    '浏览器不允许双击打开的网页读取旁边的文件。请把这个文件夹放到网站上再打开；要双击阅读，请用离线文档（npx mojian bundle）。',
  missingEngine:
    '服务器没有给出 assets 文件夹里的脚本。请把压缩包里的 assets 文件夹完整上传到 index.html 旁边，再刷新这一页。',
  notFound: '服务器上没有这个文件',
  notFoundHint: '这个网站的页面地址在 # 之后，例如 /#/docs/install。',
  goHome: '回到首页',
} as const;
