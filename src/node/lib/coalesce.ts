/** Runs a task now or, while it runs, once more afterwards however often it was asked for. */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task().catch((error: unknown) => console.error(error));
    }
    isRunning = false;
  };
}
