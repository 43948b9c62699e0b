import type { Film, Slide } from '@/api/generated/model.ts';
import type { PictureData } from '@/components/ui/picture.tsx';

/** One picture of the story with its text. */
export interface Scene {
  readonly picture: PictureData;
  readonly title: string;
  readonly text: string;
}

/** How long a scene is shown, in milliseconds. */
export const SCENE_MS = 6_000;

/** The story in the site's own pictures: first the studio, then its work. */
export function storyScenes(film: Film, slides: readonly Slide[], description: string): Scene[] {
  const opening = { picture: film.poster, title: film.title, text: description };
  return [opening, ...slides.map(({ picture, name, description: text }) => ({ picture, title: name, text }))];
}
