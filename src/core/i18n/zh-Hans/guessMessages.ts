// Labels of a guessed manifest, which readers of the site see.

export const guessMessages = { docs: '文档', start: '开始阅读', latest: '最新版' } as const;
