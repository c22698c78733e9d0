/** Whether a refused request may be answered later; where not, the file is not there for this reader. */
export const mayHeal = (status: number) =>
  status >= 500 || status === 408 || status === 425 || status === 429;
