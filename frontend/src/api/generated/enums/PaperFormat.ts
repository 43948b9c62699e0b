/**
 * Whether people or programs read the file
 */
export type PaperFormat = typeof PaperFormat[keyof typeof PaperFormat];


export const PaperFormat = {
  pdf: 'pdf',
  xml: 'xml',
} as const;
