import type { Scene } from './scene.ts';
import { scenes as banglaScenes } from './scenes-bangla.ts';
import { scenes as brandScenes } from './scenes-brand.ts';
import { scenes as figureScenes } from './scenes-figures.ts';
import { scenes as kareemScenes } from './scenes-kareem.ts';
import { scenes as mehndiScenes } from './scenes-mehndi.ts';
import { scenes as peopleScenes } from './scenes-people.ts';
import { scenes as postScenes } from './scenes-posts.ts';
import { scenes as ramadanScenes } from './scenes-ramadan.ts';
import { scenes as serviceScenes } from './scenes-services.ts';
import { scenes as storyScenes } from './scenes-story.ts';
import { scenes as upscalerScenes } from './scenes-upscaler.ts';
import { scenes as uxuiScenes } from './scenes-uxui.ts';
import { scenes as workScenes } from './scenes-work.ts';

/** Every picture of the site. */
export const allScenes: readonly Scene[] = [
  ...ramadanScenes,
  ...banglaScenes,
  ...uxuiScenes,
  ...mehndiScenes,
  ...kareemScenes,
  ...upscalerScenes,
  ...postScenes,
  ...figureScenes,
  ...serviceScenes,
  ...peopleScenes,
  ...storyScenes,
  ...workScenes,
  ...brandScenes,
];
