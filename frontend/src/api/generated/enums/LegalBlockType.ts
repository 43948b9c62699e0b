export type LegalBlockType = typeof LegalBlockType[keyof typeof LegalBlockType];


export const LegalBlockType = {
  heading: 'heading',
  text: 'text',
  list: 'list',
  contact: 'contact',
} as const;
