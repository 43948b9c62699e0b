/**
 * What a test's setting or Storybook's toolbar asks for: a language of the site, or a sample of one that it does not
 * have (samples.ts).
 */
export function requestedLanguage(): string | undefined {
  const tested = import.meta.env.VITE_LANGUAGE;
  if (tested || typeof location === 'undefined') return tested;
  return /\blanguage:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
}
