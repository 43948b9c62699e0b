import type { ProductPreview } from '@/api/generated/model.ts';
import { staysRendered } from '../stays-rendered.ts';
import type { LiveComponent } from './load-piece.ts';

interface LivePiece {
  readonly Piece: LiveComponent;
  /** Starts loading its script. */
  readonly open: () => void;
}

const pieces = new Map<string, LivePiece>();
/** Only on the server, where a piece is rendered immediately. */
const ready = new Map<string, LiveComponent>();

const keyOf = ({ kind, component }: ProductPreview) => `${kind} ${component}`;

// The list of pieces is not part of the page's first script: most visitors read the page's top first.
const load = (preview: ProductPreview) => import('./load-piece.ts').then((file) => file.loadPiece(preview));

/** Called before a page is rendered on the server. */
export async function prepareLive(preview: ProductPreview | undefined): Promise<void> {
  if (preview) ready.set(keyOf(preview), ready.get(keyOf(preview)) ?? (await load(preview)));
}

/** A piece that suspends until it is opened; until then its server-rendered HTML stays. */
export function livePiece(preview: ProductPreview): LivePiece {
  const key = keyOf(preview);
  const known = pieces.get(key);
  if (known) return known;
  const prepared = import.meta.env.SSR ? ready.get(key) : undefined;
  if (prepared) return { Piece: prepared, open: () => undefined };
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const piece = { Piece: staysRendered(() => opened.then(() => load(preview))), open };
  pieces.set(key, piece);
  return piece;
}
