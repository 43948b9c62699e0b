import { drawStream, MARIGOLD, TURN } from '../papers/paper-art.ts';

// The river of the cards that were drawn for the studio's own pages (demo/art/og-card.ts): words on its left bank.

/** Pixels of a card, the size that networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;
/** The part of a card that a picture can be seen in. */
export const PICTURE = { left: 556, width: CARD.width - 556, height: CARD.height } as const;

const BANK = 'M648 -20C588 90 566 170 604 290S668 500 596 650';
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${content}</svg>`;

/** The river between the two banks, with a narrow shore of the ground on either side. */
export const drawRiver = (accent: string, ground: string): string =>
  svg(
    `<g fill="none"><path d="${BANK}" stroke="${ground}" stroke-width="44"/><path d="${BANK}" stroke="${accent}" stroke-width="18"/></g>`,
  );

/** The river of papers, wider and closer: it rises from the lower edge towards the sun. */
const stream = drawStream({
  width: CARD.width,
  height: CARD.height,
  lines: 11,
  steps: 12,
  gap: (along) => 13 + 15 * along * along + 5 * Math.sin(TURN * along * 1.4 + 0.6),
  middle: (along) => 0.96 - 0.44 * along + 0.1 * Math.sin(TURN * along * 1.25 + 2.2),
});

/** The shape of the right bank in one colour. */
export const drawBank = (colour: string): string => svg(`<path d="${BANK}H1220V-20Z" fill="${colour}"/>`);

/** The right bank without a picture: a river in it, and the sun above. */
export const drawLandscape = (accent: string): string =>
  svg(
    `<clipPath id="bank"><path d="${BANK}H1220V-20Z"/></clipPath><g clip-path="url(#bank)"><path d="M540 0H1200V630H540Z" fill="${accent}"/><path d="${stream}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/></g><circle cx="1010" cy="176" r="62" fill="${MARIGOLD}"/>`,
  );
