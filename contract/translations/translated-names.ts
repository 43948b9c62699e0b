import type { SiteSections } from '../rules/site-sections.ts';
import { TOPIC_SECTIONS } from '../rules/topics.ts';
import { digestOf, type TranslatedText } from './translated-texts.ts';

/** The owner's lists of names. */
export type Topics = Pick<SiteSections, (typeof TOPIC_SECTIONS)[number]>;

/** The names of categories, badges and tags, and the texts of their filters, as far as they are translated. */
export function translateTopics(sections: Topics, texts: readonly TranslatedText[]): { name: string; text: string }[] {
  const byDigest = new Map(
    texts
      .filter(({ path }) => TOPIC_SECTIONS.some((section) => path.startsWith(`${section}.`)))
      .map((text) => [text.digest, text.text]),
  );
  const names = TOPIC_SECTIONS.flatMap((section) =>
    sections[section].items.flatMap(({ name, label }) => (label ? [name, label] : [name])),
  );
  return [...new Set(names)].flatMap((name) => {
    const text = byDigest.get(digestOf(name));
    return text === undefined ? [] : [{ name, text }];
  });
}
