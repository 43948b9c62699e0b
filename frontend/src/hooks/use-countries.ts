import { useSyncExternalStore } from 'react';
import { countries } from '@/lib/countries.ts';

type Countries = ReturnType<typeof countries>;

const NO_COUNTRIES: Countries = [];
let known: Countries | undefined;

const read = () => {
  known ??= countries();
  return known;
};

const never = () => () => undefined;

/**
 * Countries by name, none before hydration: servers and browsers spell some names differently (each has its own edition
 * of the CLDR), and on a mismatch React would render the page anew and lose typed text.
 */
export const useCountries = (): Countries => useSyncExternalStore(never, read, () => NO_COUNTRIES);
