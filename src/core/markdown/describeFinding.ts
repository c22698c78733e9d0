// The words for the mistakes of a text. For writers alone: no reader's browser loads them.
import type { Finding, TextFinding, TextFindingValues } from '../model/finding.ts';

/** Every sentence names what is wrong and the way out. */
const MESSAGES: { [K in keyof TextFindingValues]: (...values: TextFindingValues[K]) => string } = {
  unknownAdmonition: (name: string) =>
    `没有名为「${name}」的提示框；可用 note、tip、info、caution（warning）、danger`,
  unclosedAdmonition: (name: string) => `提示框 :::${name} 没有结束，请在内容后另起一行写 :::`,
  strayClosing: () => '多余的 ::: 行，没有对应的提示框开头；请删除，或检查冒号的个数',
  unclosedFence: () => '代码块没有结束，请在代码后另起一行写上同样的围栏',
  droppedTag: (tag: string) => `不支持 HTML 标签 <${tag}>，已去掉；请改用 Markdown 写法`,
  droppedAttribute: (tag: string, attribute: string) => `<${tag}> 的属性 ${attribute} 不被允许，已去掉`,
  droppedAddress: (tag: string, address: string) =>
    `<${tag}> 的地址「${address}」不安全，已去掉；请用 http、https 或相对路径`,
  unclosedTag: (tag: string) => `<${tag}> 没有成对出现，已忽略；请补上缺少的标签`,
  endlessHtml: () => '这里开始的 HTML 注释或代码没有结束，已按文字显示；请补上结束标记',
  notHtml: (tag: string) => `${tag} 不是 HTML 标签，已按文字显示；请用反引号括起来：\`${tag}\``,
  deepHtml: () => 'HTML 标签嵌套过深，已去掉；请减少嵌套',
  headingGap: (from: number, to: number) => `标题从 ${from} 级直接跳到 ${to} 级，请改为 ${from + 1} 级`,
  extraH1: (text: string) => `「${text}」不是全文开头的一级标题，已按二级标题显示；请改用 ##`,
  emptyHeading: () => '标题没有文字，已去掉；请补上文字或删除这一行',
  duplicateId: (id: string) => `标题编号「${id}」重复，锚点会指向第一个；请换一个编号`,
  undefinedReference: (label: string) => `链接引用 [${label}] 没有定义，请补上一行 [${label}]: 地址`,
  undefinedFootnote: (label: string) => `脚注 [^${label}] 没有定义，请补上一行 [^${label}]: 内容`,
  unsafeLink: (url: string) => `链接地址「${url}」不安全，已去掉；请用 http、https、mailto、tel 或相对路径`,
  unsafeImage: (url: string) => `图片地址「${url}」不安全，已去掉；请改用站内的路径`,
  tooComplex: () => '这一段的标记过多或嵌套过深，已按普通文字显示；请拆分或简化',
};

const RULES: Record<keyof TextFindingValues, string> = {
  unknownAdmonition: 'unknown-admonition',
  unclosedAdmonition: 'unclosed-admonition',
  strayClosing: 'unclosed-admonition',
  unclosedFence: 'unclosed-fence',
  droppedTag: 'dropped-html',
  droppedAttribute: 'dropped-html',
  droppedAddress: 'dropped-html',
  unclosedTag: 'dropped-html',
  endlessHtml: 'dropped-html',
  notHtml: 'dropped-html',
  deepHtml: 'dropped-html',
  headingGap: 'heading-gap',
  extraH1: 'extra-h1',
  emptyHeading: 'empty-heading',
  duplicateId: 'duplicate-id',
  undefinedReference: 'undefined-reference',
  undefinedFootnote: 'undefined-footnote',
  unsafeLink: 'broken-link',
  unsafeImage: 'broken-image',
  tooComplex: 'too-complex',
};

/** Says what a finding of one text is about. */
export function describeFinding({ kind, line, values }: TextFinding): Omit<Finding, 'file'> {
  // Each kind's values fit its own sentence; the table alone cannot tell that to the compiler.
  const say = MESSAGES[kind] as (...values: (string | number)[]) => string;
  return { line, rule: RULES[kind], message: say(...values.map(shorten)) };
}

/** A data address may be a megabyte long, and a message stands on one line. */
function shorten(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
