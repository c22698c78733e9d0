/** Messages about text that resembles markdown; in the lazy chunk of those rules. */
export const unparsedMarkdownMessages = {
  characters: {
    '\u00a0': '不换行空格',
    '\u00ad': '软连字符',
    '\u200b': '零宽空格',
    '\u200c': '零宽不连字符',
    '\u200d': '零宽连字符',
    '\u2060': '零宽不换行符',
    '\u3000': '全角空格',
    '\ufeff': '字节顺序标记',
  } as Readonly<Record<string, string>>,
  directionMark: '方向控制符',
  specialCharacter: '特殊字符',
  tableDelimiter: '分隔行或它前后有 Markdown 不认的符号或空行',
  tableCells: (head: number, delimiter: number) => `表头有 ${head} 格，分隔行有 ${delimiter} 格`,
  noDelimiter: '表头下面缺一行 | --- |',
  rowsCutOff: '后面的几行被空行隔在表格外面了',
} as const;
