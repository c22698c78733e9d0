/** Whether a retry of a request may succeed. With other error statuses, the file does not exist or is forbidden. */
export const isRetryable = (status: number) =>
  status >= 500 || status === 408 || status === 425 || status === 429;
