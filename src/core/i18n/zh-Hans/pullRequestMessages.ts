/** The words of the page that sends texts to their host. Only it loads them. */
export const pullRequestMessages = {
  title: (host: string) => `提交到 ${host}`,
  lead: '改动会成为一个新分支和一个合并请求（pull request），由维护者看过再合并。',
  alone: '这个窗口要从写作台打开：写好以后，在保存方式里选「提交合并请求」。',
  home: '回到网站',
  target: (repository: string, branch: string) => `目标：${repository} 的 ${branch} 分支`,
  files: '文件',
  branch: '新分支',
  message: '提交说明',
  token: '访问令牌',
  tokenHelp: (host: string) =>
    `令牌只发给 ${host}，只在这次会话里保存。需要 Contents 和 Pull requests 的读写权限。`,
  makeToken: '新建令牌',
  forget: '忘掉令牌',
  forgotten: '令牌已从浏览器里删去。',
  send: '提交',
  sending: '正在提交…',
  missing: '请填写新分支、提交说明和访问令牌。',
  defaultMessage: (title: string) => `docs: 修改 ${title}`,
  sent: '已提交，合并请求：',
  pushed: '分支已经推送，但令牌不能开合并请求。请在这里开：',
  close: '草稿还在写作台里，发布以后再丢弃。可以关闭这个窗口。',
  changed: (file: string) =>
    `没有提交：${file} 在分支上已被别人改过。写作台会合并两边，看过以后请再提交一次。`,
  noAnswer: '没有提交：连不上服务。请检查网络，再试一次。',
  badToken: '没有提交：令牌不对或已过期。请换一个。',
  limited: '没有提交：请求太多，被暂时限制。请过一会儿再试。',
  forbidden: (repository: string) =>
    `没有提交：令牌缺少 ${repository} 的权限，需要 Contents 和 Pull requests 的读写。请换一个令牌，或在写作台里改用「贴到 GitHub」。`,
  readOnly: (repository: string) =>
    `没有提交：这个账号不能写入 ${repository}。请在写作台里改用「贴到 GitHub」，它会为你建一个自己的副本（fork）。`,
  notFound: (repository: string) =>
    `没有提交：令牌看不到 ${repository} 或它的分支。请把仓库加进令牌的范围，或换一个令牌。`,
  branchTaken: (branch: string) => `没有提交：已经有分支 ${branch}。换了一个名字，请再试一次。`,
  branchInvalid: (branch: string) => `没有提交：「${branch}」不能作分支的名字。请换一个。`,
  isThere: (file: string) => `没有提交：分支上已经有 ${file}。请回写作台换一个名字。`,
  isGone: (file: string) => `没有提交：分支上没有 ${file} 了，可能已改名。请先下载留底，再找到它的新位置。`,
  notUtf8: (file: string) => `没有提交：${file} 不是 UTF-8 编码，请先把它另存为 UTF-8。`,
  nothing: '没有提交：分支上已经是这样了。',
  strange: '没有提交：服务的回答看不懂。请稍后再试，或改用其他保存方式。',
  failed: (status: number, message: string) =>
    `没有提交：服务回答 ${status}${message && `（${message}）`}。请稍后再试，或改用其他保存方式。`,
} as const;
