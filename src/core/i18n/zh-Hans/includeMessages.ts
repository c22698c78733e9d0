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
  nested: () => '是在被引用的文件里引用的，只能引用一层',
};

export const includeMessages = {
  problem: (fault: string) => explainFault(problems, fault),
  /** Fallback text in the place of the included content. */
  instead: (file: string, fault: string) => `（文件 ${file} ${explainFault(problems, fault)}）`,
} as const;
