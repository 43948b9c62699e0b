import { toAddress } from '@/i18n/language.ts';
import { designedCard, pageCard } from './link-cards.ts';

/** The content of a page's own link preview. */
export interface CardSubject {
  /** Of the page, as the server names its cards. */
  kind: 'product' | 'bundle' | 'post' | 'work';
  id: string | number;
  /** Category, or another line above the title. */
  kicker: string;
  /** URL of the picture as the API returns it; undefined without one. */
  picture: string | undefined;
}

interface Owner {
  name: string;
  tagline: string;
  /** URL of the owner's own card for all pages; null without one. */
  shareCard: string | null;
}

export interface ShareCard {
  url: string;
  /** Unknown for a picture that the owner has chosen. */
  size?: { width: number; height: number };
}

const SIZE = { width: 1200, height: 630 };

/** Changes with the words (FNV-1a), so that networks fetch a card again, which they store by its URL. */
function digest(words: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words.join('\n'))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

const drawnCard = (name: string, words: readonly string[]): ShareCard => ({
  url: `${toAddress(`/share-cards/${name}.png`)}?v=${digest(words)}`,
  size: SIZE,
});

/** The picture of a shared link: one that was designed for the page, the owner's own, or one that the server draws. */
export function shareCard(
  title: string,
  path: string | null,
  subject: CardSubject | undefined,
  site: Owner,
): ShareCard {
  if (subject) {
    const { kind, id, kicker, picture = '' } = subject;
    const designed = designedCard(picture);
    return designed ? { url: designed, size: SIZE } : drawnCard(`${kind}-${id}`, [title, kicker, picture, site.name]);
  }
  const designed = pageCard(path?.slice(1) || 'home', site.shareCard);
  if (designed) return { url: designed, size: SIZE };
  return site.shareCard ? { url: site.shareCard } : drawnCard('site', [site.name, site.tagline]);
}
