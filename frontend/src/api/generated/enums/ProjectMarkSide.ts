/**
 * Who wrote it
 */
export type ProjectMarkSide = typeof ProjectMarkSide[keyof typeof ProjectMarkSide];


export const ProjectMarkSide = {
  client: 'client',
  studio: 'studio',
} as const;
