/** Headers of the answers that are plain arrays: how many rows the whole list has stands there. */
export const rememberedHeaders = new WeakMap<object, Headers>();
