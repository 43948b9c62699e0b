/** Id of the line above a list with the number of results; focusable by script. */
export const RESULTS_ID = 'results';

/** The pressed control disappears with the filter that it cleared: the focus moves to the results. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
}
