import { banglaCalendarApp } from './posts/bangla-calendar-app.ts';
import { learningUxUiDesign } from './posts/learning-ux-ui-design.ts';
import { ramadanCalendarApp } from './posts/ramadan-calendar-app.ts';
import type { PostContent } from './types.ts';

/** Newest first, which is also the order of the ids. */
export const posts: PostContent[] = [ramadanCalendarApp, banglaCalendarApp, learningUxUiDesign];
