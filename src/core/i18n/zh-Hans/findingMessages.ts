// Messages of findings about one text. Loaded by the checker and the editor alone: no reader's bundle has them.
import type { TextFindingValues } from '../../site/manifest/finding.ts';
import { includeMessages } from './includeMessages.ts';

/** By code point. */
const characters: Readonly<Record<string, string>> = {
  'U+00A0': '不换行空格',
  'U+00AD': '软连字符',
  'U+200B': '零宽空格',
  'U+200C': '零宽不连字符',
  'U+200D': '零宽连字符',
  'U+2060': '零宽不换行符',
  'U+3000': '全角空格',
  'U+FEFF': '字节顺序标记',
};

function nameCharacter(code: string): string {
  const kind = /^U\+(?:200[EF]|202[A-E]|206[6-9])$/.test(code) ? '方向控制符' : '特殊字符';
  return `${characters[code] ?? kind} ${code}`;
}

const explainTable: Messages['almostTable'] = (fault, head, delimiter) =>
  ({
    delimiter: '分隔行或它前后有 Markdown 不认的符号或空行',
    cells: `表头有 ${head} 格，分隔行有 ${delimiter} 格`,
    noDelimiter: '表头下面缺一行 | --- |',
    rowsCutOff: '后面的几行被空行隔在表格外面了',
  })[fault];

type Messages = { [K in keyof TextFindingValues]: (...values: TextFindingValues[K]) => string };

export const findingMessages: { kinds: Messages; repeated: Partial<Messages> } = {
  /** By kind: the problem, and how to fix it. */
  kinds: {
    unknownAdmonition: (name) =>
      `没有名为「${name}」的提示框；可用 note、tip、info、caution（warning）、danger，折叠的 details，排列列表的 cards、steps、search，以及标签页 tabs`,
    unknownAlert: (name) =>
      `没有名为「${name}」的提示框，已按 note 显示；请改用 [!NOTE]、[!TIP]、[!INFO]、[!WARNING] 或 [!CAUTION]`,
    unclosedAdmonition: (name) => `提示框 :::${name} 没有结束，请在内容后另起一行写 :::`,
    strayClosing: () => '多余的 ::: 行，没有对应的提示框开头；请删除，或检查冒号的个数',
    unclosedFence: () => '代码块没有结束，请在代码后另起一行写上同样的围栏',
    unclosedComment: () => '这里开始的 %% 注释没有结束，已按文字显示；请在注释后补上 %%',
    unlistedElement: (tag) =>
      `清单的 site.elements 里没有 <${tag}>，标签按文字显示；请把它和它的属性写在那里，是文字就用反引号括起来`,
    unlistedAttribute: (tag, attribute) =>
      `清单的 site.elements 里 <${tag}> 没有属性 ${attribute}，已去掉；请把它写在那里`,
    droppedTag: (tag) => `不支持 HTML 标签 <${tag}>，已去掉；请改用 Markdown 写法`,
    droppedAttribute: (tag, attribute) => `<${tag}> 的属性 ${attribute} 不被允许，已去掉`,
    droppedAddress: (tag, address) =>
      `<${tag}> 的地址「${address}」不安全，已去掉；请用 http、https 或相对路径`,
    unclosedTag: (tag) => `<${tag}> 没有成对出现，已忽略；请补上缺少的标签`,
    endlessHtml: () => '这里开始的 HTML 注释或代码没有结束，已按文字显示；请补上结束标记',
    unknownComponent: (name) => `不认识组件 <${name}>，只显示它的文字和里面的内容`,
    expression: (code) => `不会运行 JavaScript，这里照样显示它的代码：${code}`,
    notHtml: (tag) => `${tag} 不是 HTML 标签，已按文字显示；请用反引号括起来：\`${tag}\``,
    deepHtml: () => 'HTML 标签嵌套过深，已去掉；请减少嵌套',
    headingGap: (from, to) => `标题从 ${from} 级直接跳到 ${to} 级，请改为 ${from + 1} 级`,
    extraH1: (text) => `「${text}」不是全文开头的一级标题，已按二级标题显示，下面的标题各降一级；请改用 ##`,
    emptyHeading: () => '标题没有文字，已去掉；请补上文字或删除这一行',
    duplicateId: (id) => `标题编号「${id}」重复，锚点会指向第一个；请换一个编号`,
    takenId: (id) => `id「${id}」已是标题的编号，链接只指向标题，这里的 id 已去掉；请换一个 id`,
    twiceDefined: (label, first) =>
      `[${label}] 在第 ${first} 行已有定义，这里的不起作用；请换一个编号，或删除其中一处`,
    undefinedReference: (label) => `链接引用 [${label}] 没有定义，请补上一行 [${label}]: 地址`,
    undefinedFootnote: (label) => `脚注 [^${label}] 没有定义，请补上一行 [^${label}]: 内容`,
    brokenFormula: (formula, reason) => `公式「${formula}」画不出来（${reason}），已按原文显示`,
    longFormula: () => '公式过长，或嵌套过深，已按原文显示；请拆成几个公式',
    mergedCells: () =>
      '这个 +---+ 表格有合并的单元格或没有对齐的竖线，已按文字显示；请改用 | 表格或 HTML 的 <table>',
    lostCells: (count, text) =>
      `这一行比表头多 ${count} 格，多出的「${text}」不显示；单元格里的 | 请写成 \\|`,
    embeddedPage: (written) =>
      `${written} 的内容不会嵌入本页，已按链接显示；请去掉前面的 !，或改用 <!--@include: 路径-->`,
    brokenInclude: (file, fault) => `引用的文件 ${file} ${includeMessages.problem(fault)}`,
    backslashAddress: (written) =>
      `路径 ${written} 用了反斜杠，已按斜杠读；请改为 ${String(written).replaceAll('\\', '/')}`,
    unsafeLink: (url) => `链接地址「${url}」不安全，已去掉；请用 http、https、mailto、tel 或相对路径`,
    unsafeImage: (url) => `图片地址「${url}」不安全，已去掉；请改用站内的路径`,
    tooComplex: () => '这一段的标记过多或嵌套过深，已按普通文字显示；请拆分或简化',
    wideMark: (written, instead) => `「${written}」用了全角符号，没有起作用；请改成半角的「${instead}」`,
    looseMark: (written, instead) => `「${written}」没有起作用；请写成「${instead}」`,
    unclosedMark: () => '这里的 ** 没有成对，按文字显示；请补上另一个，或写成 \\*\\*',
    missingSpace: (written, instead) => `「${written}」后面缺空格，没有起作用；请写成「${instead}」`,
    invisibleCharacter: (character) =>
      `这里有看不见的字符（${nameCharacter(character)}），标记因此不起作用；请删去，需要空格的地方换成半角空格`,
    oddCode: (character) =>
      `代码里有看不见的字符（${nameCharacter(character)}），照抄会出错；请删去，需要空格的地方换成半角空格`,
    almostList: (written, instead) => `用「${written}」开头的几行不是列表；请改用「${instead}」`,
    almostTable: (fault, head, delimiter) =>
      `这里没有成为一张完整的表格：${explainTable(fault, head, delimiter)}`,
    swallowedText: () => '紧跟在表格后面的文字成了表格的一行；请在它前面空一行',
  },
  /** By kind: the name of a group of repeated findings. */
  repeated: {
    unknownAdmonition: (name) => `「${name}」`,
    unknownAlert: (name) => `「${name}」`,
    droppedTag: (tag) => `<${tag}> `,
    unlistedElement: (tag) => `<${tag}> `,
    droppedAttribute: (tag, attribute) => `<${tag}> 的 ${attribute} `,
    unclosedTag: (tag) => `不成对的 <${tag}> `,
    unknownComponent: (name) => `组件 <${name}> `,
    expression: () => 'JavaScript 代码',
    notHtml: (tag) => `作为文字的 ${tag} `,
    headingGap: (from, to) => `从 ${from} 级跳到 ${to} 级的标题`,
    extraH1: () => '不在全文开头的一级标题',
    embeddedPage: () => '嵌入的页面',
  },
};
