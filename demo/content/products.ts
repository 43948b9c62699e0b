import { banglaCalendar } from './products/bangla-calendar.ts';
import { imageUpscaler } from './products/image-upscaler.ts';
import { kareemBackgrounds } from './products/kareem-backgrounds.ts';
import { mehndiDesigns } from './products/mehndi-designs.ts';
import { ramadanCalendar } from './products/ramadan-calendar.ts';
import { uxUiCourse } from './products/ux-ui-course.ts';
import type { ProductContent } from './types.ts';

/** In the studio's own order, which is also the order of the ids. */
export const products: ProductContent[] = [
  ramadanCalendar,
  banglaCalendar,
  uxUiCourse,
  mehndiDesigns,
  kareemBackgrounds,
  imageUpscaler,
];
