/**
 * `me` for the caller's conversations, `nobody` for unassigned ones
 */
export type AssigneeFilter = typeof AssigneeFilter[keyof typeof AssigneeFilter];


export const AssigneeFilter = {
  me: 'me',
  nobody: 'nobody',
} as const;
