// Who may have files written: the server's own pages, on this machine, and nobody else.
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../../core/model/saveRequest.ts';

/** More than any page has with the pictures of a day, in bytes; base64 makes three of them four. */
export const MAX_SIZE = 32 << 20;

/** What is said of more. */
export const TOO_LARGE = '没有保存：一次最多存 24 MB，请缩小图片，或者把大文件自己放到本页旁边';

interface Refusal {
  status: number;
  message: string;
}

interface Rule extends Refusal {
  isBroken: (request: IncomingMessage, token: string) => boolean;
}

/** Names by which a browser on this machine calls it. A name of somebody else's may lead here as well. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const OWN_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const isOwnHost = ({ headers, socket }: IncomingMessage) => {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  return OWN_NAMES.has(name.toLowerCase()) && Number(port) === socket.localPort;
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
