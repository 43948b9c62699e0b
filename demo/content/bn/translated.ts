/** The same shape with its translatable texts only; arrays keep their length, '' keeps the English text. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly (infer E)[]
    ? readonly Translated<E>[]
    : T extends object
      ? { readonly [K in keyof T]?: Translated<T[K]> }
      : never;
