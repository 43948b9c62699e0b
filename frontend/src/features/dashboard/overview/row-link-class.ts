/** A link in a row whose whole width can be pressed; the row is positioned. */
export const rowLinkClass = 'rounded-md underline-offset-4 after:absolute after:inset-0 hover:underline';
