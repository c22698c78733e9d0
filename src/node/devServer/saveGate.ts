// Who may have files written: the server's own pages, on this machine, and nobody else.
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../../core/site/manifest/saveRequest.ts';
import { MAX_FOLDERS } from './findFile.ts';
import { isLoopbackName, readHostHeader } from './ownHosts.ts';

/** More than any page has with some pictures, in bytes: to read more would keep others waiting. */
export const MAX_SIZE = 2 << 20;

/** What is said of more; base64 makes four bytes of three. */
export const TOO_LARGE =
  '没有保存：一次最多存 2 MB（图片共 1.5 MB），请缩小图片，或者把大文件自己放到本页旁边';

/** Each folder of a path is looked up on the disk, and made where it is missing. */
export const isTooDeep = (path: string) => path.split('/').length > MAX_FOLDERS + 1;
export const TOO_DEEP = `没有保存：路径最多有 ${MAX_FOLDERS} 层文件夹`;

export interface Refusal {
  status: number;
  message: string;
}

interface Rule extends Refusal {
  isBroken: (request: IncomingMessage, token: string) => boolean;
}

const OWN_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const isOwnHost = ({ headers, socket }: IncomingMessage) => {
  const { name, port } = readHostHeader(headers.host);
  return isLoopbackName(name) && port === socket.localPort;
};

const RULES: readonly Rule[] = [
  { status: 405, message: '只接受 POST', isBroken: ({ method }) => method !== 'POST' },
  {
    status: 403,
    message: '只能从运行 npm start 的这台电脑上保存',
    isBroken: ({ socket }) => !OWN_ADDRESS.test(socket.remoteAddress ?? ''),
  },
  {
    status: 403,
    message: '地址栏里应是 localhost 和本服务的端口',
    isBroken: (request) => !isOwnHost(request),
  },
  {
    status: 403,
    message: '请求不是本站的页面发出的',
    isBroken: ({ headers }) =>
      headers.origin?.toLowerCase() !== `http://${headers.host?.toLowerCase()}` ||
      (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin',
  },
  {
    status: 403,
    message: '页面已经过期，请刷新后再保存',
    isBroken: ({ headers }, token) => headers[TOKEN_HEADER] !== token,
  },
  {
    status: 415,
    message: '只接受 JSON',
    isBroken: ({ headers }) =>
      !/^application\/json(?:;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? '') ||
      headers['content-encoding'] !== undefined,
  },
  {
    status: 413,
    message: TOO_LARGE,
    isBroken: ({ headers }) => Number(headers['content-length'] ?? 0) > MAX_SIZE,
  },
];

/** Why a request is refused, before anything of it is read; undefined where it is not. */
export function findGateRefusal(request: IncomingMessage, token: string): Refusal | undefined {
  return RULES.find(({ isBroken }) => isBroken(request, token));
}
