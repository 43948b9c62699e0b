import { picture } from './pictures.ts';
import type { FilmContent } from './types.ts';

/** The studio's film; the player of the privacy-friendly host is loaded on click only. */
export const film: FilmContent = {
  title: 'Watch Our Story',
  embedUrl: 'https://www.youtube-nocookie.com/embed/videoseries?list=UUnodistudio',
  duration: '2:40',
  poster: picture(
    'story/poster',
    'The studio desk at the window over the river at dusk, with a laptop, a phone and tea',
  ),
};
