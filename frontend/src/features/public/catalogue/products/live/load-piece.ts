import type { ReactNode } from 'react';
import type { Picture, ProductPreview } from '@/api/generated/model.ts';
import { loadDemoPiece } from '@/lib/demo-pieces.ts';

export interface PieceProps {
  readonly preview: ProductPreview;
  /** Pictures of the product, cover first. */
  readonly images: readonly Picture[];
}

/** A link to the page of a piece for one place. */
export type LinkToPlace = (place: { readonly slug: string; readonly name: string }) => ReactNode;

export type LiveComponent = (props: PieceProps & { readonly linkTo: LinkToPlace }) => ReactNode;

/** For a piece of a demo that is not installed. */
const NoPiece = () => null;

/** The component of a preview. Each kind is a chunk of its own. */
export async function loadPiece({ kind, component = '' }: ProductPreview): Promise<LiveComponent> {
  switch (kind) {
    case 'comparison':
      return (await import('./picture-comparison.tsx')).PictureComparison;
    case 'gallery':
      return (await import('./picture-tour.tsx')).PictureTour;
    case 'sandbox':
      return (await import('./sandboxed-page.tsx')).SandboxedPage;
    default:
      return (await loadDemoPiece(component)) ?? NoPiece;
  }
}
