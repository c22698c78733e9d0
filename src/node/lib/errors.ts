import { commandMessages } from '#i18n/commandMessages';

/** Code of a system error (`ENOENT`); undefined for other errors. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const ADVICE: Readonly<Record<string, string>> = commandMessages.systemErrors;

/** An error as `console.error` prints it: its message, or the error with its stack where it is a bug of ours. */
export function explainError(error: unknown): unknown {
  const isBug = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return error instanceof Error && !isBug ? describeError(error) : error;
}

/**
 * Message of an error; that of a system error begins with advice.
 * @example describeError(a full disk) === '磁盘已满，请腾出空间后再试一次（ENOSPC: no space left on device, write）'
 */
export function describeError(error: Error): string {
  const advice = ADVICE[String(codeOf(error))];
  return advice === undefined ? error.message : commandMessages.systemError(advice, error.message);
}
