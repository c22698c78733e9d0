// Why content could not be loaded: details of a ContentError.

export const contentErrorMessages = {
  notJson: '这个文件不是有效的 JSON',
  incomplete: '这个文件只传来了一部分',
  shorterThanDeclared: '收到的内容比服务器说的短',
  timeout: (seconds: number) => `${seconds} 秒内没有收到回应`,
  unreachable: '请求没有到达服务器',
  interrupted: '请求没有到达服务器，或者回应中途断了',
  otherFile: '服务器给出的不是这个文件',
  captivePortal:
    '服务器给的不是这个文件，而是别的内容。如果这个网络要先登录（酒店、校园网等），请登录后再重试。',
  status: (status: number) => `服务器的回应是 ${status}`,
  notLoaded: '这个文件没有加载成功',
  notInFolder: '文件夹里没有这个文件',
  wrongEmbeddedFile: '内嵌文件与名称不符',
  notPrerendered: '排版时没有给出这个文件',
} as const;

/** Of search and saved versions, which load later. */
export const versionErrorMessages = {
  noIndex: (version: string) => `版本 ${version} 没有搜索索引`,
  wrongIndexFile: '搜索索引的文件与名称不符',
  notAManifest: '服务器给出的不是站点清单',
  noVersion: (version: string) => `没有版本 ${version}`,
} as const;
