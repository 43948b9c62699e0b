import { pageParts } from './page-parts.ts';
import type { SitePart } from './site-field.ts';
import { studioParts } from './studio-parts.ts';
import { topicParts } from './topic-words.ts';

/** Every section in the order of its list. */
export const siteParts: readonly SitePart[] = [...studioParts, ...pageParts, ...topicParts];

export const partOf = (id: string): SitePart | undefined => siteParts.find((part) => part.id === id);
