/** Headers of answers that are plain arrays or files: how many rows the whole list has, what a file's hash is. */
export const rememberedHeaders = new WeakMap<object, Headers>();

/** SHA-256 of a fetched file as its answer names it (`Repr-Digest`), lower-case hex; undefined where it names none. */
export function digestOf(file: Blob): string | undefined {
  const [, base64] =
    /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]+=*):/.exec(rememberedHeaders.get(file)?.get('repr-digest') ?? '') ?? [];
  if (base64 === undefined) return;
  return Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
