import { type OperationId, operations } from '../../../../../contract/generated/operations.ts';
import type { Guide } from './catalogue.ts';
import type { RenderedGuide } from './render.ts';

export interface Hit {
  title: string;
  url: string;
  /** Around the first word that was found. */
  excerpt: string;
}

const HITS_MAX = 30;
const EXCERPT_CHARACTERS = 160;

const wordsOf = (phrase: string): string[] => phrase.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);

/** Whole words around the first one that was found. */
const excerptOf = (text: string, words: readonly string[]): string => {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const first = Math.max(0, Math.min(...places, text.length) - 40);
  const start = first === 0 ? 0 : text.indexOf(' ', first) + 1;
  const rest = text.slice(start);
  if (rest.length <= EXCERPT_CHARACTERS) return `${start > 0 ? '… ' : ''}${rest}`;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, rest.lastIndexOf(' ', EXCERPT_CHARACTERS))} …`;
};

/** Sections of guides, then operations, that contain every word; those with the words in their title first. */
export function searchGuides(phrase: string, guides: readonly { guide: Guide; rendered: RenderedGuide }[]): Hit[] {
  const words = wordsOf(phrase);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const sections = guides.flatMap(({ guide, rendered }) =>
    rendered.sections
      .map(({ id, text, body }) => ({ id, heading: text ? `${rendered.title}: ${text}` : rendered.title, body }))
      .filter(({ heading, body }) => hasAll(`${heading} ${body}`))
      .map(({ id, heading, body }) => ({
        isTitle: hasAll(heading),
        hit: { title: heading, url: `/docs/${guide.name}${id ? `#${id}` : ''}`, excerpt: excerptOf(body, words) },
      })),
  );
  const calls = (Object.keys(operations) as OperationId[])
    .filter((id) => hasAll(`${id} ${operations[id].method} ${operations[id].path}`))
    .map((id) => ({
      title: id,
      url: `/docs#/${operations[id].tag}/${id}`,
      excerpt: `${operations[id].method.toUpperCase()} /api${operations[id].path}`,
    }));
  const inOrder = sections.toSorted((one, other) => Number(other.isTitle) - Number(one.isTitle));
  return [...inOrder.map(({ hit }) => hit), ...calls].slice(0, HITS_MAX);
}
