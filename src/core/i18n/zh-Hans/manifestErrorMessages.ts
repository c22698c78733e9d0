// Messages of an invalid manifest, in the lazy chunks that validate it.

export const manifestErrorMessages = {
  invalid: (file: string) => `${file} 有误`,
  notJson: (file: string) => `${file} 不是有效的 JSON`,
  position: (line: number, column: number, message: string) => `第 ${line} 行第 ${column} 列${message}`,
  issue: (place: string, text: string) => `${place || '最外层'}：${text}`,
  /** @param more count of issues that are not listed */
  issues: (listed: readonly string[], more: number) =>
    `${listed.join('；')}${more > 0 ? `；另有 ${more} 处` : ''}`,
  explained: (message: string, details: string) => `${message}：${details}`,
  json: {
    found: (expected: string, found: string) =>
      `${expected}，遇到${found === '' ? '空白或结尾' : `「${found}」`}`,
    incompleteText: '文本没有写完整（缺少引号，或含有换行、错误的转义）',
    colon: '应有冒号',
    comma: (closing: string) => `应有逗号或 ${closing}`,
    end: '文件应在此结束',
    key: '应有带双引号的名称',
    value: '应有一个值',
  },
} as const;
