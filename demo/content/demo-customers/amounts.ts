import { QUOTED } from './offers.ts';
import type { DemoOffer } from './types.ts';

/** The last picks stay close to the remaining amount, so that the quoted price is an ordinary one. */
const CAREFUL = 6;
const MOST = 3.2;

const nearest = (offers: DemoOffer[], cents: number): DemoOffer[] => {
  const distance = Math.min(...offers.map((offer) => Math.abs(offer.cents - cents)));
  return offers.filter((offer) => Math.abs(offer.cents - cents) <= distance + 300);
};

/**
 * `count` purchases that cost exactly `total` cents together: many small ones, few large ones, and one quoted. Empty
 * when this is impossible.
 */
export function pickOffers(offers: DemoOffer[], count: number, total: number, random: () => number): DemoOffer[] {
  const [cheapest] = offers;
  if (!cheapest || count < 1 || total < count * cheapest.cents) return [];
  const picked: DemoOffer[] = [];
  let left = total;
  for (let open = count; open > 1; open -= 1) {
    const due = left / open;
    const factor = open > CAREFUL ? Math.min(MOST, -Math.log(1 - random())) : 1;
    // The rest must still cover the cheapest offer for each remaining pick.
    const most = left - (open - 1) * cheapest.cents;
    const close = nearest(
      offers.filter(({ cents }) => cents <= most),
      due * factor,
    );
    const offer = close[Math.floor(random() * close.length)] ?? cheapest;
    picked.push(offer);
    left -= offer.cents;
  }
  const quoted = { ...QUOTED, cents: left };
  picked.splice(Math.floor(random() * count), 0, quoted);
  return picked;
}
