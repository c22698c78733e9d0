import type { Send } from './host.ts';
import type { HostName } from './hosts.ts';
import { sendToGithub } from './sendToGithub.ts';

export const SENDERS: Readonly<Record<HostName, Send>> = { github: sendToGithub };
