import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { language } from '../i18n/language.ts';
import { requestedLanguage } from '../i18n/requested-language.ts';
import { sample } from '../i18n/samples/samples.ts';

/** What this document is in, as the toolbar names it. */
export const shownLanguage: string = requestedLanguage() ?? language;

/** Says the document's language and direction, as the server does. */
export function markDocument(): void {
  document.documentElement.lang = sample?.lang ?? language;
  document.documentElement.dir = sample?.dir ?? 'ltr';
}

function open(wanted: string): void {
  const url = new URL(location.href);
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((one) => one && !one.startsWith('language:'));
  url.searchParams.set('globals', [...others, `language:${wanted}`].join(';'));
  location.replace(url);
}

/** A document has one language for its whole life: another choice in the toolbar loads it again. */
export const withLanguage: Decorator = (Story, { globals: { language: wanted } }) => {
  useEffect(() => {
    if (typeof wanted === 'string' && wanted !== shownLanguage) open(wanted);
  }, [wanted]);
  return <Story />;
};
