/** The line above a list that tells how much has been found; it can be focused by script. */
export const RESULTS_ID = 'results';

/** What was pressed goes away with the filter it cleared: the keyboard goes on at the list that takes its place. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
}
