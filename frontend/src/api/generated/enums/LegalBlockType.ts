/**
 * Decides which of the other fields is set
 */
export type LegalBlockType = typeof LegalBlockType[keyof typeof LegalBlockType];


export const LegalBlockType = {
  heading: 'heading',
  text: 'text',
  list: 'list',
  contact: 'contact',
} as const;
