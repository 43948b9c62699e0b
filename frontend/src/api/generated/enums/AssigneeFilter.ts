/**
 * `me` for the caller's, `unassigned` for those without an assignee
 */
export type AssigneeFilter = typeof AssigneeFilter[keyof typeof AssigneeFilter];


export const AssigneeFilter = {
  me: 'me',
  unassigned: 'unassigned',
} as const;
