import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandMessages } from '#i18n/commandMessages';

/** Code of a system error (`ENOENT`); undefined for other errors. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const ADVICE: Readonly<Record<string, string>> = commandMessages.systemErrors;

/** An error as `console.error` prints it: its message, or the error with its stack where it is a bug of ours. */
export function explainError(error: unknown): unknown {
  const isBug = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return error;
  return isBug ? toSourcePlaces(error.stack ?? '') : describeError(error);
}

/**
 * A stack with places in the sources instead of compiled files. Node's own option for source maps reads the map of each
 * module that loads, a fifth of a short command's time.
 */
function toSourcePlaces(stack: string): string {
  return stack.replace(/(file:[^\s)]+\.mjs):(\d+):(\d+)/g, (place, url, line, column) => {
    const file = `${fileURLToPath(url)}.map`;
    if (!existsSync(file)) return place;
    const found = new SourceMap(JSON.parse(readFileSync(file, 'utf8'))).findEntry(line - 1, column - 1);
    if (!('originalSource' in found)) return place;
    return `${join(dirname(file), found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/**
 * Message of an error; that of a system error begins with advice.
 * @example describeError(a full disk) === '磁盘已满，请腾出空间后再试一次（ENOSPC: no space left on device, write）'
 */
export function describeError(error: Error): string {
  const advice = ADVICE[String(codeOf(error))];
  return advice === undefined ? error.message : commandMessages.systemError(advice, error.message);
}
