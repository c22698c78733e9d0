// Drafts that the store did not take when their desk was left: here as long as the page is, which is not left unasked.
import type { Draft } from './draft.ts';

/** By their files. */
const unkept = new Map<string, Draft>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

export function keepUnkept(draft: Draft): void {
  unkept.set(draft.file, draft);
  window.addEventListener('beforeunload', warn);
}

export function findUnkept(file: string): Draft | undefined {
  return unkept.get(file);
}

/** What was written of a file is kept elsewhere, or is not wanted any more. */
export function forgetUnkept(file: string): void {
  unkept.delete(file);
  if (unkept.size === 0) window.removeEventListener('beforeunload', warn);
}
