/**
 * Runs once no modal dialog is open. Until then nothing outside of it can take the focus, and closing it restores the
 * previous focus.
 */
export function afterDialog(work: () => void): void {
  requestAnimationFrame(() => (document.querySelector('dialog:modal') ? afterDialog(work) : work()));
}
