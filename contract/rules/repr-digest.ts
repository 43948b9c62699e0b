/** Value of the header `Repr-Digest` (RFC 9530). @param sha256 of the whole file, as hex */
export function toReprDigest(sha256: string): string {
  const bytes = sha256.match(/../g) ?? [];
  return `sha-256=:${btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))}:`;
}
