import { districts } from './ramadan/districts.ts';
import { renderTimes } from './ramadan/embedded-times.ts';
import { toPlaceSlug } from './ramadan/places.ts';

/** What a live piece shows in another site: texts only, which the product lays out. */
export interface EmbeddedPlace {
  readonly title: string;
  /** `yyyy-mm-dd`, and in words. */
  readonly day: string;
  readonly date: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Seconds until something of it is different. */
  readonly freshSeconds: number;
}

export interface PieceEmbeds {
  /** Last parts of the paths of its pages. */
  readonly places: readonly string[];
  readonly render: (place: string, language: 'en' | 'bn', now: number) => EmbeddedPlace | undefined;
}

/** By the name that a product's preview gives. */
export const PIECE_EMBEDS: Readonly<Record<string, PieceEmbeds>> = {
  'fasting-times': { places: districts.map(toPlaceSlug), render: renderTimes },
};
