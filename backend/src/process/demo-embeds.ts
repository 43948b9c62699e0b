import { PIECE_EMBEDS } from '../../../demo/live/embeds.ts';
import type { PieceEmbeds } from '../pages/embeds.ts';

/** What the installed demo's live pieces show in other sites. */
export const demoEmbeds: Readonly<Record<string, PieceEmbeds>> = PIECE_EMBEDS;
