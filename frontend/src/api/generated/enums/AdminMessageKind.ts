/**
 * `note` is internal to the team and never sent
 */
export type AdminMessageKind = typeof AdminMessageKind[keyof typeof AdminMessageKind];


export const AdminMessageKind = {
  person: 'person',
  studio: 'studio',
  note: 'note',
} as const;
