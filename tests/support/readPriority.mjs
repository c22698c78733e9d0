// For a process beside: how urgent it is (node:os).
import { getPriority } from 'node:os';

export const readPriority = () => getPriority();
