/**
 * Whose turn it is
 */
export type ProjectWaitSide = typeof ProjectWaitSide[keyof typeof ProjectWaitSide];


export const ProjectWaitSide = {
  client: 'client',
  studio: 'studio',
} as const;
