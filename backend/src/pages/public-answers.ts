import type { Language } from '../../../contract/rules/languages.ts';
import type { InProcessFetch } from '../http/in-process.ts';

/** Reads a public answer; undefined for what visitors cannot see. */
export type ReadPublic = <Body>(address: string) => Promise<Body | undefined>;

/** Reads the public API in a language, as pages do: what it hides is hidden here, too. */
export const createReadPublic =
  (fetch: InProcessFetch, language: Language): ReadPublic =>
  async <Body>(address: string) => {
    const response = await fetch(address, { headers: { 'accept-language': language } });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return (await response.json()) as Body;
  };
