// In the place of a part of @tanstack/query-core: nothing here is read page by page.

export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
