import { type Scene, scene } from './scene.ts';
import { desk } from './story-desk.ts';
import { dusk, river } from './story-river.ts';
import { view } from './story-view.ts';

/** The film's poster: the studio's desk at the river window, just after sunset. */
export const scenes: readonly Scene[] = [
  scene({
    key: 'story/poster',
    size: { width: 1280, height: 720, widths: [640, 1280] },
    background: '#0f2a2a',
    body: `<svg width="1280" height="720" viewBox="0 0 1280 720">${view(river(dusk))}${desk()}</svg>`,
  }),
];
