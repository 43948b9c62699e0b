/**
 * Runs once no modal dialog is open any more. Until then nothing outside of it can take the focus, and closing it gives
 * the focus back to where it was.
 */
export function afterDialog(work: () => void): void {
  requestAnimationFrame(() => (document.querySelector('dialog:modal') ? afterDialog(work) : work()));
}
