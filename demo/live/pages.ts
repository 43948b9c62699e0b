import type { ReactNode } from 'react';

interface PiecePlace {
  /** Last part of the page's path. */
  readonly slug: string;
  /** In the language of the page. */
  readonly name: string;
}

export interface PieceProps {
  /** A link to the piece's page for a place. */
  readonly linkTo: (place: PiecePlace) => ReactNode;
}

export interface PlaceProps {
  readonly slug: string;
  /** The day that the page was rendered, `yyyy-mm-dd`; later the page follows the clock. */
  readonly day: string;
  /** A link to another place. */
  readonly linkTo: (place: PiecePlace) => ReactNode;
}

/** Pages of a live piece, one for each place. */
export interface PiecePages {
  readonly places: readonly PiecePlace[];
  /** The current day where the places are. */
  readonly today: () => string;
  readonly describe: (slug: string, day: string) => { readonly title: string; readonly description: string };
  /** Degrees north and east. */
  readonly position: (slug: string) => { readonly latitude: number; readonly longitude: number } | undefined;
  readonly Place: (props: PlaceProps) => ReactNode;
}
