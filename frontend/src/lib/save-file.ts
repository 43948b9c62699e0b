/** Long enough for every browser to start the download, also where it asks for a location first. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Saves a file under this name through the browser. For files that need the bearer token and so cannot be links.
 * @param name may be in any script; browsers replace what a file system forbids
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
