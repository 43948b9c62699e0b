import type { ProductSource } from '../types.ts';
import { banglaBanglaCalendar } from './products/bangla-calendar.ts';
import { banglaImageUpscaler } from './products/image-upscaler.ts';
import { banglaKareemBackgrounds } from './products/kareem-backgrounds.ts';
import { banglaMehndiDesigns } from './products/mehndi-designs.ts';
import { banglaRamadanCalendar } from './products/ramadan-calendar.ts';
import { banglaUxUiCourse } from './products/ux-ui-course.ts';
import type { Translated } from './translated.ts';

/** By product id. Categories and badges are names of topics, which are translated once for all products. */
export const banglaProducts: Record<number, Translated<ProductSource>> = {
  1: banglaRamadanCalendar,
  2: banglaBanglaCalendar,
  3: banglaUxUiCourse,
  4: banglaMehndiDesigns,
  5: banglaKareemBackgrounds,
  6: banglaImageUpscaler,
};
