/**
 * `beta` releases never become the product's current version
 */
export type ReleaseChannel = typeof ReleaseChannel[keyof typeof ReleaseChannel];


export const ReleaseChannel = {
  stable: 'stable',
  beta: 'beta',
} as const;
