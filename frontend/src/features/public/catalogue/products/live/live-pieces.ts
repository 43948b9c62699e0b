import { LIVE_PIECES } from '@demo/live/pieces.ts';
import { type ComponentType, lazy } from 'react';

interface LivePiece {
  readonly Piece: ComponentType;
  /** Starts loading its script. */
  readonly open: () => void;
}

const pieces = new Map<string, LivePiece>();
/** Only on the server, where a demo is rendered immediately. */
const ready = new Map<string, ComponentType>();

/**
 * Which of the studio's own products this is, recognised by its picture: another owner's products have other pictures
 * and no demo.
 */
export function liveNameOf(images: readonly { readonly url: string }[]): string | undefined {
  const name = /\/media\/(.+)-[0-9a-f]{8}-\d+\.webp$/.exec(images[0]?.url ?? '')?.[1];
  return name !== undefined && Object.hasOwn(LIVE_PIECES, name) ? name : undefined;
}

/** Called before a page is rendered on the server. */
export async function prepareLive(images: readonly { readonly url: string }[]): Promise<void> {
  const name = liveNameOf(images);
  const piece = name === undefined || ready.has(name) ? undefined : await LIVE_PIECES[name]?.();
  if (name !== undefined && piece) ready.set(name, piece);
}

/** Not an error for the page: a demo without its script stays as the server rendered it. */
const never = () => new Promise<never>(() => undefined);

/** A demo that suspends until it is opened; until then its server-rendered HTML stays. */
export function livePiece(name: string): LivePiece {
  const known = pieces.get(name);
  if (known) return known;
  const prepared = ready.get(name);
  if (prepared) return { Piece: prepared, open: () => undefined };
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const load = () => LIVE_PIECES[name]?.() ?? never();
  const piece = {
    Piece: lazy(() => opened.then(load).then((component) => ({ default: component }), never)),
    open: () => open(),
  };
  pieces.set(name, piece);
  return piece;
}
