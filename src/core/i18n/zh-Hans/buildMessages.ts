// Messages of the build, the offline kit and the feeds: progress, errors, names of URLs and texts in generated files.

export const buildMessages = {
  progress: {
    readDocs: '读取文档，准备引擎',
    renderPages: '排版页面',
    writePages: '写入页面',
    buildSearch: '建立搜索索引',
    writeIndexes: '写入清单和索引',
    replaceFiles: '替换有变化的文件',
    copyFiles: '复制文件',
    writeDocs: '写入文档',
    zip: '打包',
  },
  errors: {
    renderFailed: (file: string, message: string) => `✗ ${file}：没有画成（${message}）`,
    outputContains: (folder: string, other: string) =>
      `输出文件夹 ${folder} 包含 ${other}，构建会清空它。请用 OUT_DIR 指定另一个文件夹。`,
    notAnOutput: (folder: string) =>
      `${folder} 里有不是由构建写入的文件，没有清空它。请清空这个文件夹，或者用 OUT_DIR 指定另一个。`,
    outputLocked: (folder: string) =>
      `另一个构建正在写入 ${folder}，这一个没有开始，什么也没有改动。请等它结束再试，或者用 OUT_DIR 指定另一个文件夹。`,
    unreadableSnapshot: (path: string) => `缓存里的页面 ${path} 无法读取，请再构建一次`,
    incompleteCache: (folder: string) => `缓存文件夹 ${folder} 里的文件总是不完整`,
  },
  urls: {
    engineFile: (file: string) => `站点自己的文件 ${file}`,
    notFoundPage: '「找不到页面」',
    inheritedDoc: (file: string, version: string) => `${file}（版本 ${version}）`,
    category: (version: string, label: string) => `版本 ${version} 的分类「${label}」`,
    builtInPages: { home: '首页', search: '搜索页', changes: '版本的变化' },
    redirect: (from: string) => `旧地址 ${from}`,
    taken: (url: string, name: string, isOtherCase: boolean) =>
      `网址 ${url} 已被 ${name} 占用${isOtherCase ? '（只有大小写不同）' : ''}`,
    pageConflict: (taken: string, name: string) => `${taken}，${name} 无法访问；请改文件名或 slug`,
    fileConflict: (taken: string, name: string) => `${taken}，${name} 没有发布；请给文件改名`,
    variantConflict: (taken: string, name: string) => `${taken}，${name} 没有这一种写法；请改其中一个的名称`,
    redirectConflict: (taken: string) => `redirects：旧${taken}，这一条不起作用；请改正或删去`,
  },
  llms: {
    versionDocs: '这个版本的文档',
    fullText: (url: string) => `全文在一个文件里：${url}`,
    url: (url: string) => `地址：${url}`,
    about: (tagline: string, version: string) => `${tagline === '' ? '' : `${tagline}。`}版本 ${version}`,
    looseDocs: '文档',
    unlistedDocs: '其他',
  },
  kitNeedsScript: '离线文档在浏览器中排版，需要启用 JavaScript。文档的 Markdown 原文在 docs 文件夹里。',
};
