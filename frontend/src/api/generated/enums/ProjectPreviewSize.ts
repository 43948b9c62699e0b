/**
 * For lists, up to 640 pixels; to look at, up to 1920 pixels
 */
export type ProjectPreviewSize = typeof ProjectPreviewSize[keyof typeof ProjectPreviewSize];


export const ProjectPreviewSize = {
  small: 'small',
  large: 'large',
} as const;
