/** ISO 3166-1 alpha-2 codes. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW';

export const COUNTRY_CODES: readonly string[] = CODES.split(' ');

/** Names that people write instead. */
const SHORT_NAMES: Readonly<Record<string, string>> = { uk: 'GB', usa: 'US', uae: 'AE' };

let names: Map<string, string> | undefined;
/** Created when first needed, because naming every country is slow. */
function listNames(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(SHORT_NAMES));
  for (const language of ['en', 'bn']) {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of COUNTRY_CODES) names.set(plain(display.of(code) ?? code), code);
  }
  for (const code of COUNTRY_CODES) names.set(plain(code), code);
  return names;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The code of a country given as its code or name; empty for empty text, undefined for anything else. */
export const findCountryCode = (text: string): string | undefined =>
  text.trim() === '' ? '' : listNames().get(plain(text));
