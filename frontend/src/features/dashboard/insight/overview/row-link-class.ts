/** A link that covers its whole row; the row must be positioned. */
export const rowLinkClass = 'rounded-md underline-offset-4 after:absolute after:inset-0 hover:underline';
