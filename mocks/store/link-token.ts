/** A token with the lengths of the server's signed ones. */
export const createLinkToken = (): string => {
  const letters = (length: number) =>
    [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte % 36).toString(36)).join('');
  return `${letters(24)}.${letters(43)}`;
};
