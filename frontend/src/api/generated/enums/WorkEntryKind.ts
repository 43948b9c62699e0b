/**
 * Hours or money that a project took
 */
export type WorkEntryKind = typeof WorkEntryKind[keyof typeof WorkEntryKind];


export const WorkEntryKind = {
  time: 'time',
  expense: 'expense',
} as const;
