import type { PostSource } from '../types.ts';
import { banglaCalendarApp } from './posts/bangla-calendar-app.ts';
import { learningUxUiDesign } from './posts/learning-ux-ui-design.ts';
import { ramadanCalendarApp } from './posts/ramadan-calendar-app.ts';
import type { Translated } from './translated.ts';

/** By the id of the article. */
export const banglaPosts: Readonly<Record<number, Translated<PostSource>>> = {
  1: ramadanCalendarApp,
  2: banglaCalendarApp,
  3: learningUxUiDesign,
};
