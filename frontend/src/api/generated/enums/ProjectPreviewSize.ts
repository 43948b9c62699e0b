/**
 * `small`: longer side up to 640 pixels, for lists; `large`: up to 1920 pixels, for viewing
 */
export type ProjectPreviewSize = typeof ProjectPreviewSize[keyof typeof ProjectPreviewSize];


export const ProjectPreviewSize = {
  small: 'small',
  large: 'large',
} as const;
