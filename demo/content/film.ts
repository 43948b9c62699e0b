import files from './film-files.json' with { type: 'json' };
import { picture } from './pictures.ts';
import type { FilmContent } from './types.ts';

/** The studio's story, drawn and encoded by `npm run film`. */
export const film: FilmContent = {
  title: 'Watch Our Story',
  embedUrl: null,
  files,
  captions: [
    { language: 'en', url: '/media/story-film-en.vtt' },
    { language: 'bn', url: '/media/story-film-bn.vtt' },
  ],
  duration: '0:30',
  poster: picture(
    'story/poster',
    'The studio desk at the window over the river at dusk, with a laptop, a phone and tea',
  ),
};
