// Messages for included files which cannot be fetched or parsed (core/document/includes).

import { explainFault, type FaultMessages } from '../explainFault.ts';

/** Each follows the name of the file in a sentence. */
const problems: FaultMessages = {
  missing: () => '取不到，请检查路径和文件名',
  refused: () => '不能引用：只能是站点文件夹里的文本文件，网页和以点开头的文件除外',
  notText: () => '不是 UTF-8 编码的文本，请另存为 UTF-8',
  badLines: () => '的行号写法有误，应为 3-9 或 3-5,8',
  outOfRange: (lines) => `只有 ${lines} 行，行号超出了范围`,
  noRegion: (name) => `里没有名为「${name}」的片段`,
  notOpenApi: () => '不是 OpenAPI 3 的文件',
  tooLarge: () => '太大，只显示一部分',
  noOperation: (name) => `里没有操作「${name}」`,
  noReference: (name) => `里的引用「${name}」没有指向文件里的内容`,
  nested: () => '是在被引用的文件里引用的，只能引用一层',
};

export const includeMessages = {
  problem: (fault: string) => explainFault(problems, fault),
  /** Fallback text in the place of the included content. */
  instead: (file: string, fault: string) => `（文件 ${file} ${explainFault(problems, fault)}）`,
} as const;
