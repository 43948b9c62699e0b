/** Countries that say where a buyer is, ISO 3166-1; null where unknown. */
interface PlaceEvidence {
  /** the buyer's choice */
  billing: string | null;
  /** of the network from which the order came */
  network: string | null;
  /** as the payment provider reports it */
  payment: string | null;
}

/**
 * Whether two pieces of evidence agree (Implementing Regulation (EU) 282/2011, Art. 24b(d) and 24f): `confirmed` if one
 * names the billing country, `contradicted` if all that are known name others, `single` without a second one.
 */
export function assessLocation({ billing, network, payment }: PlaceEvidence): 'confirmed' | 'contradicted' | 'single' {
  const others = [network, payment].filter((country) => country !== null);
  if (billing === null || others.length === 0) return 'single';
  return others.includes(billing) ? 'confirmed' : 'contradicted';
}

/** A country code, or null for anything else; a proxy writes `XX` for an unknown country and `T1` for Tor. */
export const toPlaceCountry = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'XX' ? value : null;
