import type { Film, Slide } from '@/api/generated/model.ts';
import type { PictureData } from '@/components/ui/picture.tsx';

/** One picture of the story with its words. */
export interface Scene {
  readonly picture: PictureData;
  readonly title: string;
  readonly text: string;
}

/** How long a scene stands, in milliseconds. */
export const SCENE_MS = 6_000;

/** The story in the site's own pictures: the studio first, then what it has made. */
export function storyScenes(film: Film, slides: readonly Slide[], description: string): Scene[] {
  const opening = { picture: film.poster, title: film.title, text: description };
  return [opening, ...slides.map(({ picture, name, description: text }) => ({ picture, title: name, text }))];
}
