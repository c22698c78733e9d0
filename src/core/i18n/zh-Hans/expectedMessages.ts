// What the schemas of the manifest and of front matter expect. A first visit validates the manifest, so the schemas
// and these words are in its chunk; the sentences around them are needed only for errors and are in another
// (fieldMessages.ts).

/** What follows 应为 ("should be") in a sentence. A leading space separates Latin letters from it. */
export const expectedMessages = {
  text: '文本',
  number: '数字',
  boolean: ' true 或 false',
  list: '列表',
  object: '对象',
  null: '空值',
  tocLevel: ' 2 到 6 之间的整数',
  day: '日期，例如 2025-06-01',
  lastUpdate: '含 date 或 author 的对象',
  id: '不含斜杠的文本',
  line: '一行文字',
  pattern: '正则表达式',
  variableDefault: '含 default 的对象（name 是小写的代号时，正文里写的是 default）',
  metaName:
    '名称里只有字母、数字和 _.:- 的标签，而且不是页面自己已经有的（description、robots、viewport 等）',
  elementName: '自定义元素的名称：小写，含连字符，例如 api-console',
  attributeName: '属性的名称：小写，不是 on…、style、class、is、slot',
  color: '十六进制的颜色，例如 #0c7a5e',
  length: '长度，例如 8px 或 52rem',
  fonts: '用逗号分隔的字体名称，名称里有标点时加双引号',
  fontWeight: '粗细，例如 400，或可变字体的 100 900',
  versions: '至少含一个版本的列表',
} as const;
