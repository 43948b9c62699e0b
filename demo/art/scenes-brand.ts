import { missing } from './brand-missing.ts';
import type { Scene } from './scene.ts';
import { linkPreviews } from './scenes-og.ts';

export const scenes: readonly Scene[] = [...linkPreviews, missing];
