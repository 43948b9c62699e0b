/** Id of a list's search form. Its fields and buttons stand in different places of the page and name it as their `form`. */
export const SEARCH_FORM = 'list-search';
