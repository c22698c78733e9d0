// Problems of fields in the manifest, in front matter and in category files.

export const fieldMessages = {
  received: {
    nothing: '空缺',
    text: (text: string) => `文本「${text}」`,
    number: (number: number) => `数字 ${number}`,
    boolean: (value: boolean) => ` ${value}`,
  },
  /** @param written a value as JSON */
  literal: (written: string) => ` ${written.replace(/^"(.*)"$/, '$1')}`,
  oneOf: (expected: readonly string[]) => expected.join('或').replace(/(^|[^ ])或 /g, '$1 或 '),
  wrongValue: (expected: string, received: string) => `应为${expected}，收到${received}`,
  missing: '应有这一项，但没有写',
  unknown: '不是已知的字段',
  unknownField: (near: string | undefined) =>
    `不是已知的字段（${near === undefined ? '自用的字段请以 x_ 开头' : `是不是想写 ${near}？`}）`,
  unknownName: (kind: string, written: string, near: string | undefined, known: readonly string[]) =>
    `没有${kind}「${written}」，${near === undefined ? `可用的有：${known.join('、')}` : `是不是想写 ${near}？`}`,

  frontMatter: {
    invalid: (problem: string) => `页首信息不是有效的 YAML，全部字段已忽略：${problem}`,
    ignored: (problem: string) => `页首信息${problem}，已忽略`,
    fieldIgnored: (field: string, problem: string) => `${field} ${problem}，这一项已忽略`,
    group: (field: string) => `字段 ${field} `,
    levels: (min: number, max: number) => `应不大于 toc_max_heading_level（${max}），收到数字 ${min}`,
    draftAndUnlisted: '应为 false（本页已是 draft: true，两者不能同时为 true），收到 true',
  },

  yaml: {
    /** By the code of the parser's error. */
    errors: {
      BLOCK_AS_IMPLICIT_KEY: '值里有冒号时要加引号，或检查缩进',
      MULTILINE_IMPLICIT_KEY: '这一行缺少冒号，或缩进有误',
      DUPLICATE_KEY: '同一个字段写了两次，请删去一个',
      TAB_AS_INDENT: '缩进不能用制表符，请改用空格',
      MISSING_CHAR: '缺少引号、括号或冒号',
      BAD_INDENT: '缩进有误，或括号没有写完整',
      BAD_SCALAR_START: '值以特殊字符开头时要加引号',
      UNEXPECTED_TOKEN: '值里有括号等特殊字符时要加引号',
    } as Readonly<Record<string, string>>,
    otherError: '写法有误',
    missingAnchor: '星号（*）引用的内容不存在，请给值加引号',
    fullWidthKey: (written: string, key: string) =>
      `字段名「${written}」是全角字符，已当作 ${key}；请改为半角`,
    fullWidthColon: (key: string) => `${key} 后面是全角冒号，已当作半角冒号；请改为半角冒号加空格`,
    missingSpace: (key: string) => `${key} 的冒号后面要有空格，已当作有；请补上空格`,
    unquoted: (key: string, problem: string) => `${key} 的值${problem}，已按整行文字显示；请给值加上引号`,
    hash: '里有 #，YAML 会把它后面当作注释',
    colon: '里有冒号，YAML 不接受',
    indicator: (char: string) => `以 ${char} 开头，YAML 另有含义`,
  },
} as const;
