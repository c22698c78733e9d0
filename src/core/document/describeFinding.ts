// The words for the mistakes of a text. For writers alone: no reader's browser loads them.
import type { Finding, TextFinding, TextFindingValues } from '../site/manifest/finding.ts';
import type { Rule } from '../site/manifest/rules.ts';

/** The rule that each kind breaks, a sentence that names what is wrong and the way out, and what may be a habit. */
const KINDS: {
  [K in keyof TextFindingValues]: readonly [
    rule: Rule,
    say: (...values: TextFindingValues[K]) => string,
    nameHabit?: (...values: TextFindingValues[K]) => string,
  ];
} = {
  unknownAdmonition: [
    'unknown-admonition',
    (name) =>
      `没有名为「${name}」的提示框；可用 note、tip、info、caution（warning）、danger，折叠的 details，排列列表的 cards、steps、search，以及标签页 tabs`,
    (name) => `「${name}」`,
  ],
  unknownAlert: [
    'unknown-admonition',
    (name) =>
      `没有名为「${name}」的提示框，已按 note 显示；请改用 [!NOTE]、[!TIP]、[!INFO]、[!WARNING] 或 [!CAUTION]`,
    (name) => `「${name}」`,
  ],
  unclosedAdmonition: [
    'unclosed-admonition',
    (name) => `提示框 :::${name} 没有结束，请在内容后另起一行写 :::`,
  ],
  strayClosing: [
    'unclosed-admonition',
    () => '多余的 ::: 行，没有对应的提示框开头；请删除，或检查冒号的个数',
  ],
  unclosedFence: ['unclosed-fence', () => '代码块没有结束，请在代码后另起一行写上同样的围栏'],
  unclosedComment: ['unclosed-comment', () => '这里开始的 %% 注释没有结束，已按文字显示；请在注释后补上 %%'],
  droppedTag: [
    'dropped-html',
    (tag) => `不支持 HTML 标签 <${tag}>，已去掉；请改用 Markdown 写法`,
    (tag) => `<${tag}> `,
  ],
  droppedAttribute: [
    'dropped-html',
    (tag, attribute) => `<${tag}> 的属性 ${attribute} 不被允许，已去掉`,
    (tag, attribute) => `<${tag}> 的 ${attribute} `,
  ],
  droppedAddress: [
    'dropped-html',
    (tag, address) => `<${tag}> 的地址「${address}」不安全，已去掉；请用 http、https 或相对路径`,
  ],
  unclosedTag: [
    'dropped-html',
    (tag) => `<${tag}> 没有成对出现，已忽略；请补上缺少的标签`,
    (tag) => `不成对的 <${tag}> `,
  ],
  endlessHtml: ['dropped-html', () => '这里开始的 HTML 注释或代码没有结束，已按文字显示；请补上结束标记'],
  notHtml: [
    'dropped-html',
    (tag) => `${tag} 不是 HTML 标签，已按文字显示；请用反引号括起来：\`${tag}\``,
    (tag) => `作为文字的 ${tag} `,
  ],
  deepHtml: ['dropped-html', () => 'HTML 标签嵌套过深，已去掉；请减少嵌套'],
  headingGap: [
    'heading-gap',
    (from, to) => `标题从 ${from} 级直接跳到 ${to} 级，请改为 ${from + 1} 级`,
    (from, to) => `从 ${from} 级跳到 ${to} 级的标题`,
  ],
  extraH1: [
    'extra-h1',
    (text) => `「${text}」不是全文开头的一级标题，已按二级标题显示，下面的标题各降一级；请改用 ##`,
    () => '不在全文开头的一级标题',
  ],
  emptyHeading: ['empty-heading', () => '标题没有文字，已去掉；请补上文字或删除这一行'],
  duplicateId: ['duplicate-id', (id) => `标题编号「${id}」重复，锚点会指向第一个；请换一个编号`],
  takenId: [
    'duplicate-id',
    (id) => `id「${id}」已是标题的编号，链接只指向标题，这里的 id 已去掉；请换一个 id`,
  ],
  twiceDefined: [
    'duplicate-id',
    (label, first) => `[${label}] 在第 ${first} 行已有定义，这里的不起作用；请换一个编号，或删除其中一处`,
  ],
  undefinedReference: [
    'undefined-reference',
    (label) => `链接引用 [${label}] 没有定义，请补上一行 [${label}]: 地址`,
  ],
  undefinedFootnote: [
    'undefined-footnote',
    (label) => `脚注 [^${label}] 没有定义，请补上一行 [^${label}]: 内容`,
  ],
  mergedCells: [
    'lost-cell',
    () => '这个 +---+ 表格有合并的单元格或没有对齐的竖线，已按文字显示；请改用 | 表格或 HTML 的 <table>',
  ],
  lostCells: [
    'lost-cell',
    (count, text) => `这一行比表头多 ${count} 格，多出的「${text}」不显示；单元格里的 | 请写成 \\|`,
  ],
  embeddedPage: [
    'broken-include',
    (written) => `${written} 的内容不会嵌入本页，已按链接显示；请去掉前面的 !，或改用 <!--@include: 路径-->`,
    () => '嵌入的页面',
  ],
  brokenInclude: ['broken-include', (file, problem) => `引用的文件 ${file} ${problem}`],
  backslashAddress: [
    'backslash',
    (written) => `路径 ${written} 用了反斜杠，已按斜杠读；请改为 ${String(written).replaceAll('\\', '/')}`,
  ],
  unsafeLink: [
    'broken-link',
    (url) => `链接地址「${url}」不安全，已去掉；请用 http、https、mailto、tel 或相对路径`,
  ],
  unsafeImage: ['broken-image', (url) => `图片地址「${url}」不安全，已去掉；请改用站内的路径`],
  tooComplex: ['too-complex', () => '这一段的标记过多或嵌套过深，已按普通文字显示；请拆分或简化'],
  wideMark: [
    'full-width-mark',
    (written, instead) => `「${written}」用了全角符号，没有起作用；请改成半角的「${instead}」`,
  ],
  looseMark: ['stray-mark', (written, instead) => `「${written}」没有起作用；请写成「${instead}」`],
  unclosedMark: ['stray-mark', () => '这里的 ** 没有成对，按文字显示；请补上另一个，或写成 \\*\\*'],
  missingSpace: [
    'missing-space',
    (written, instead) => `「${written}」后面缺空格，没有起作用；请写成「${instead}」`,
  ],
  invisibleCharacter: [
    'invisible-character',
    (name) => `这里有看不见的字符（${name}），标记因此不起作用；请删去，需要空格的地方换成半角空格`,
  ],
  oddCode: [
    'invisible-character',
    (name) => `代码里有看不见的字符（${name}），照抄会出错；请删去，需要空格的地方换成半角空格`,
  ],
  almostList: [
    'not-a-list',
    (written, instead) => `用「${written}」开头的几行不是列表；请改用「${instead}」`,
  ],
  almostTable: ['not-a-table', (reason) => `这里没有成为一张完整的表格：${reason}`],
  swallowedText: ['not-a-table', () => '紧跟在表格后面的文字成了表格的一行；请在它前面空一行'],
};

/** The rules that one text alone can break. */
export const TEXT_RULES: ReadonlySet<Rule> = new Set(Object.values(KINDS).map(([rule]) => rule));

type Say = (...values: (string | number)[]) => string;

/** Says what a finding of one text is about. */
export function describeFinding({ kind, line, column, values, fix }: TextFinding): Omit<Finding, 'file'> {
  // Each kind's values fit its own sentence; the table alone cannot tell that to the compiler.
  const [rule, say, nameHabit] = KINDS[kind] as [Rule, Say, Say?];
  const said = values.map(shorten);
  return { line, column, rule, message: say(...said), habit: nameHabit?.(...said), ...(fix && { fix }) };
}

/** A data address may be a megabyte long, and a message stands on one line. */
function shorten(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
