/** Id of the search form. Its chips stand elsewhere on the page and name it as their `form`. */
export const SEARCH_FORM = 'blog-search';
