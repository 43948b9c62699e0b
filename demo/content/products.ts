import { banglaCalendar } from './products/bangla-calendar.ts';
import { imageUpscaler } from './products/image-upscaler.ts';
import { kareemBackgrounds } from './products/kareem-backgrounds.ts';
import { mehndiDesigns } from './products/mehndi-designs.ts';
import { ramadanCalendar } from './products/ramadan-calendar.ts';
import rendered from './products/rendered.json' with { type: 'json' };
import { uxUiCourse } from './products/ux-ui-course.ts';
import type { ProductContent, ProductSource } from './types.ts';

/** In the studio's own order, which is also the order of the ids. */
export const productSources: ProductSource[] = [
  ramadanCalendar,
  banglaCalendar,
  uxUiCourse,
  mehndiDesigns,
  kareemBackgrounds,
  imageUpscaler,
];

const html: Record<string, string | undefined> = rendered;

/** With their rendered texts, as in `posts`. */
export const products: ProductContent[] = productSources.map((product) => ({
  ...product,
  body_html: html[product.id] ?? null,
}));
