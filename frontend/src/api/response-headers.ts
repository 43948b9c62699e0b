/** Headers of answers that are plain arrays or files: the total row count of the list, the hash of the file. */
export const responseHeaders = new WeakMap<object, Headers>();

/** SHA-256 of a fetched file from its answer (`Repr-Digest`), in lower-case hex; undefined if the answer has none. */
export function digestOf(file: Blob): string | undefined {
  const [, base64] =
    /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]+=*):/.exec(responseHeaders.get(file)?.get('repr-digest') ?? '') ?? [];
  if (base64 === undefined) return;
  return Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
