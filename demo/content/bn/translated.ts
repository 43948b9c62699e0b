/** The same shape with only what has words; arrays keep their length, '' stays as in English. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly (infer E)[]
    ? readonly Translated<E>[]
    : T extends object
      ? { readonly [K in keyof T]?: Translated<T[K]> }
      : never;
