/**
 * Whether a retry may succeed after this HTTP status. The other error statuses mean that the file is missing or
 * forbidden.
 */
export const isRetryable = (status: number) =>
  status >= 500 || status === 408 || status === 425 || status === 429;
