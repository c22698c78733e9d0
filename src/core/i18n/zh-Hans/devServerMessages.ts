// Sentences of `npm start` and `npm run preview`: in the terminal, and in responses to the browser.

export const devServerMessages = {
  preparing: '正在准备（第一次要编译网页代码，较慢；之后有缓存）……',
  recompiled: '网页代码已重新编译。',
  compileFailed: (message: string) => `编译没有成功：\n${message}`,
  watchFailed: (message: string) => `监视文件时出错：${message}`,

  otherPort: (wanted: number, found: number) => `端口 ${wanted} 已被占用，改用 ${found}。`,
  portInUse: (port: number) =>
    `端口 ${port} 已被占用。请关掉占用它的程序，或者用 PORT 指定另一个端口，例如 PORT=${port + 1}。`,
  portDenied: (port: number) => `没有使用端口 ${port} 的权限，请用 PORT 指定另一个端口。`,
  noAddress: (address: string) => `这台电脑没有地址「${address}」，请检查 --host；0.0.0.0 表示它的所有地址。`,
  networkUrl: (url: string) => `${url}（网络上的其他电脑也能打开）`,

  badUrl: '400：地址的写法有误',
  otherHost: (name: string, port: number | undefined) =>
    `403：「${name}」不是本服务的名字。请用 http://localhost:${port}/ 打开；从别的电脑访问时，用 --host 写上地址栏里的名字或地址`,
  otherOrigin: '403：只有同源的页面可以连接',
  notBelow: (base: string) => `404：站点在 ${base} 之下`,
  noFile: '404：没有这个文件',
  readOnly: '405：只能读取',
  serverError: '500：服务器出错，原因见终端',

  rejected: {
    method: '只接受 POST',
    remote: '只能从运行 npm start 的这台电脑上保存',
    host: '地址栏里应是 localhost 和本服务的端口',
    origin: '请求不是本站的页面发出的',
    token: '页面已经过期，请刷新后再保存',
    contentType: '只接受 JSON',
    tooLarge: '没有保存：一次最多存 2 MB（图片共 1.5 MB），请缩小图片，或者把大文件自己放到本页旁边',
    tooDeep: (folders: number) => `没有保存：路径最多有 ${folders} 层文件夹`,
    body: '请求的内容有误',
  },
  saveFailed: '没有保存，原因见终端',
  uploadAborted: (bytes: number, message: string) => `没有保存：上传在 ${bytes} 字节处中断（${message}）`,
  notSavable: (file: string) => `不能保存到 ${file}`,
  notSaved: (reason: string) => `没有保存：${reason}`,
  fileExists: (file: string) => `已经有 ${file}，没有保存`,
  fileEdited: (file: string) => `${file} 在此期间被改过，没有保存`,

  noPage: '没有这一页',
  noCommand: '没有这个命令',
  nothingToUndo: '没有可以撤销的改动',
  planOutdated: '在此期间有文件改过，请再看一遍',
} as const;
