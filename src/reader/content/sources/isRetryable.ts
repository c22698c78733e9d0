/** Whether a retry of a failed request may succeed; for other statuses the file does not exist for this reader. */
export const isRetryable = (status: number) =>
  status >= 500 || status === 408 || status === 425 || status === 429;
