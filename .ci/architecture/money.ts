// Money passes one door each way: cents and amounts are converted in contract/rules/money.ts and nowhere else.
import type { Sources } from './sources.ts';

const DOOR = 'contract/rules/money.ts';
/** A rounded hundredfold, or a hundredth of something that is called after money. */
const CONVERSIONS = [
  /Math\.round\((?:(?![cC]ents)[^;()]|\((?:(?![cC]ents)[^()])*\)){0,80} \* 100\)/,
  /\w*(?:[cC]ents|[mM]inor|[aA]mount|[bB]alance|[tT]otal)\w*\)? \/ 100\b/,
];

/** Files that convert between cents and amounts by themselves. */
export const findConversions = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const found = file === DOOR ? undefined : CONVERSIONS.map((form) => form.exec(text)?.[0]).find(Boolean);
    return found ? [`${file} converts money (${found}): use toCents or toAmount of ${DOOR}`] : [];
  });
