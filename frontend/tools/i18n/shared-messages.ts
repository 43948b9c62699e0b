// Code that the server runs marks its sentences with functions (`contract/i18n/macros.ts`). Lingui's tools read them as
// its own macros once the import says so.
const IMPORT = /import \{([^}]*)\} from '[^']*\/i18n\/macros\.ts'/;

/** Whether a source marks sentences with the functions. */
export const usesFunctions = (code: string): boolean => IMPORT.test(code);

/** The source with Lingui's macros, to find its sentences. */
export const toMacros = (code: string): string => code.replace(IMPORT, `import {$1} from '@lingui/core/macro'`);

/**
 * The source for the site's scripts, where every sentence is in the document's language: with `t` alone, which becomes a
 * text at once.
 */
export const toTexts = (code: string): string =>
  code
    .replace(IMPORT, `import { t, plural } from '@lingui/core/macro'`)
    .replace(/\bt\([^()`]*\)(?=`)/g, 't')
    .replace(/\bmsg(?=`)/g, 't');
