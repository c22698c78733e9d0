/**
 * Type of a message table in another language: the same keys and arguments, other words.
 * @example Translation<{ readonly open: '搜索' }> is { readonly open: string }
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : { readonly [Key in keyof T]: Translation<T[Key]> };
