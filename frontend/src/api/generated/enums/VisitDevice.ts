/**
 * Class of the device by the width of its window
 */
export type VisitDevice = typeof VisitDevice[keyof typeof VisitDevice];


export const VisitDevice = {
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
} as const;
