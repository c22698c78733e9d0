// Messages of inline scripts, each exported alone, so that a script bundles no other.

export const siteNotLoaded = (failed: string, guess: string) =>
  `Your site did not load properly. 站点没有正确加载。
没有取到 ${failed}，请刷新再试，或用 BASE_PATH=${guess} 重新构建（suggested base URL: ${guess}）。`;

export const kitNotExtracted =
  '没有找到页面需要的文件。如果是在压缩包里直接打开的，请先把压缩包全部解压，再打开其中的 index.html；如果是从网站打开的，请刷新页面。';
