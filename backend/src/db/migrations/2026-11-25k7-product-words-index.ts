/** Products by what their titles and descriptions contain. */
export const indexes = [{ name: 'products_words_trgm', on: 'products using gin (words gin_trgm_ops)' }];
