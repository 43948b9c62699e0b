import { useSyncExternalStore } from 'react';
import { countries } from '@/lib/countries.ts';

type Countries = ReturnType<typeof countries>;

const NONE: Countries = [];
let known: Countries | undefined;

const read = () => {
  known ??= countries();
  return known;
};

const never = () => () => undefined;

/**
 * Countries by name, none before hydration: a server and a browser write some names differently (each has its own
 * edition of the CLDR), and a page that differs would be rendered anew with what was typed lost.
 */
export const useCountries = (): Countries => useSyncExternalStore(never, read, () => NONE);
