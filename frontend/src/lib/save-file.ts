/** Long enough for every browser to have taken the file over, also where it asks for a place first. */
const KEEP_MS = 60_000;

/**
 * Hands a file to the browser, which saves it under this name. For files that need the bearer and so cannot be links.
 * @param name may be in any script; browsers replace what a file system forbids
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
