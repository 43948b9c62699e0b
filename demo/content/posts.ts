import { banglaCalendarApp } from './posts/bangla-calendar-app.ts';
import { learningUxUiDesign } from './posts/learning-ux-ui-design.ts';
import { ramadanCalendarApp } from './posts/ramadan-calendar-app.ts';
import rendered from './posts/rendered.json' with { type: 'json' };
import type { PostContent, PostSource } from './types.ts';

/** Newest first, which is also the order of the ids. */
export const postSources: PostSource[] = [ramadanCalendarApp, banglaCalendarApp, learningUxUiDesign];

const html: Record<string, string | undefined> = rendered;

/** With their rendered HTML, because the mocks in a browser cannot wait for the renderer; a test keeps both in sync. */
export const posts: PostContent[] = postSources.map((post) => ({ ...post, html: html[post.id] ?? '' }));
