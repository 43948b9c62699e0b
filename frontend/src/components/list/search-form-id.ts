/**
 * Id of a list's search form. Its fields and buttons are in different places of the page and refer to it with `form`.
 */
export const SEARCH_FORM = 'list-search';
