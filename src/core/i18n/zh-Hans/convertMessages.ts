// Messages of the command that writes the site of another engine in our own form.
import { followLinks, lang, trust } from './commandMessages.ts';

export const convertMessages = {
  usage: `npm run convert -- [--to 文件夹] [--overwrite] [--follow-links] [--trust]
  把别的引擎的站点写成这里的形式，放进一个新文件夹；网址、侧边栏和标题不变，原来的文件不动。
  写出 manifest.json（每种语言一个）、所有版本和语言的 markdown、页面用到的文件和公开的文件夹。
  markdown 逐字节复制，只改两处：页首信息里其他引擎的字段名，和只有原来的引擎认得的链接。
选项：
  --to         新文件夹（默认在站点文件夹旁边，名字后面加 -converted）
  --overwrite  覆盖新文件夹里内容不同的文件；不写这一项，就只列出它们，不写任何文件
  ${followLinks}
  ${trust}
${lang(11)}
环境变量：
  SITE_DIR   站点文件夹（默认 public；npm 包的命令默认 docs，没有时是当前文件夹）`,
  written: (folder: string, files: number, edited: number) =>
    `已把 ${files} 个文件写入 ${folder}；${edited === 0 ? '页面都逐字节复制' : `改了其中 ${edited} 页：`}`,
  more: (count: number) => `……另有 ${count} 个`,
  next: (folder: string) => `接下来：npx mojian check ${folder}`,
  upToDate: (folder: string, files: number) => `${folder} 已是最新：${files} 个文件。`,
  conflicts: (folder: string) => `${folder} 里有内容不同的文件，没有写任何文件；要覆盖请加 --overwrite：`,
  converted: (folder: string) => `${folder} 有 manifest.json，已经是这里的形式，不用转换。`,
  unknown: (folder: string) =>
    `${folder} 里没有别的引擎的配置。它的 markdown 可以直接用；npm run manifest 写出 manifest.json。`,
  inside: (folder: string, site: string) =>
    `${folder} 在要读取的 ${site} 里面，它的文件会成为站点的页面。请用 --to 写一个外面的文件夹。`,
} as const;
