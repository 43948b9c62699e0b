/** RFC 8187 percent-encoding of a UTF-8 text: only the characters of `attr-char` stay. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * `Content-Disposition` of a download (RFC 6266): a plain name for old clients and the exact one encoded. Path
 * separators, quotes and control characters are removed.
 */
export function toContentDisposition(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_') || 'download';
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${extended(name)}`;
}
