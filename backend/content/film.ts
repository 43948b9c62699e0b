import { picture } from './pictures.ts';
import type { FilmContent } from './types.ts';

/** The studio's story. No film has been shot yet: the site tells it in its own pictures, loaded on click only. */
export const film: FilmContent = {
  title: 'Watch Our Story',
  embedUrl: null,
  duration: '0:30',
  poster: picture(
    'story/poster',
    'The studio desk at the window over the river at dusk, with a laptop, a phone and tea',
  ),
};
