import { codeOf } from './codeOf.ts';

/** What people can do about what the system refuses. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  ENOSPC: '磁盘已满，请腾出空间后再试一次',
  EROFS: '文件系统是只读的，请换一个可以写入的位置',
  EACCES: '没有权限，请检查这个位置的权限',
  ENOTDIR: '这里应当是文件夹，现在是一个文件，请移开它或者换一个位置',
  ENAMETOOLONG: '名称太长，磁盘放不下，请改短文件或文件夹的名称',
  EPERM: '没有权限，请检查这个位置的权限',
};

/** How an error is printed: by its message, and with a stack where it is a mistake of this code. */
export function explainError(error: unknown): unknown {
  const isSlip = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return error instanceof Error && !isSlip ? describeError(error) : error;
}

/**
 * The words for an error of the system or of ours.
 * @example describeError(a full disk) === '磁盘已满，请腾出空间后再试一次（ENOSPC: no space left on device, write）'
 */
export function describeError(error: Error): string {
  const wayOut = WAYS_OUT[String(codeOf(error))];
  return wayOut === undefined ? error.message : `${wayOut}（${error.message}）`;
}
