/** Why a URL cannot be published. */
export const urlMessages = {
  surrogate: '含有不成字的编码（半个代理对）',
  control: '含有看不见的控制字符',
  backslash: '含有反斜杠',
  dots: '含有「.」或「..」这样的一段',
  percent: '的百分号编码有误',
  forbidden: '含有 < > : " | ? * 之一',
  reserved: '有一段是 Windows 保留的名称，或以点、空格结尾',
  tooLong: (name: number, path: number) => `太长（每段最多 ${name} 字节，共 ${path} 字节）`,
} as const;
