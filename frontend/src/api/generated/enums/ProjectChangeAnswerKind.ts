/**
 * Done at no cost, or not
 */
export type ProjectChangeAnswerKind = typeof ProjectChangeAnswerKind[keyof typeof ProjectChangeAnswerKind];


export const ProjectChangeAnswerKind = {
  free: 'free',
  declined: 'declined',
} as const;
