/** Whether a key belongs to what an input method composes. Safari tells of the one that ends it by its number alone, 229. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
