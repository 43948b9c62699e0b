import { LIVE_PIECES } from '@demo/live/pieces.ts';

/** A live piece of the installed demo; undefined when it has none of that name. */
export const loadDemoPiece = (name: string) =>
  Object.hasOwn(LIVE_PIECES, name) ? LIVE_PIECES[name]?.load() : undefined;

/** The pages of a live piece, one for each place; undefined when it has none. */
export const loadDemoPages = (name: string) =>
  Object.hasOwn(LIVE_PIECES, name) ? LIVE_PIECES[name]?.loadPages?.() : undefined;

/** Names of the installed pieces, with their labels for the owner. */
export const demoPieces = Object.entries(LIVE_PIECES).map(([name, { label }]) => ({ name, label }));
