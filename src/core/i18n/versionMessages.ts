// Words of the plan that makes a new version. For writers alone.
import { describeUnknownName } from '../site/manifest/nearName.ts';

export const versionMessages = {
  noVersion: (name: string, known: readonly string[]) => describeUnknownName('版本', name, known),
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
