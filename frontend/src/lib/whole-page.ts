/**
 * Lays out what `later` (styles/utilities.css) has put off, from now on. To be called before scrolling to a place of the
 * served page; pages that the application builds itself are whole from the start.
 */
export function layOutWholePage(): void {
  document.documentElement.dataset.whole = '';
}
