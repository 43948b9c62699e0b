/**
 * Network with its own icon
 */
export type SocialNetwork = typeof SocialNetwork[keyof typeof SocialNetwork];


export const SocialNetwork = {
  facebook: 'facebook',
  x: 'x',
  linkedin: 'linkedin',
  github: 'github',
  youtube: 'youtube',
  instagram: 'instagram',
} as const;
