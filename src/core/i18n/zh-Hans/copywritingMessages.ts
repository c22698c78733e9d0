// Sentences of `npm run copywriting`.

export const copywritingMessages = {
  notUtf8: (file: string) => `${file} 不是 UTF-8 编码，请另存为 UTF-8`,
} as const;
