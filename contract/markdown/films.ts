import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Language } from '../rules/languages.ts';

/** The site's own files: the content policy allows no others in a page. */
const OWN_FILE = /^\/[\w][\w./-]*\.(?<type>mp4|webm)$/;

/** Sites of films, by the host of a link. */
const SITES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
};

const WORDS = {
  en: { watchOn: (site: string) => `Watch on ${site}`, film: 'Film' },
  bn: { watchOn: (site: string) => `${site}-এ দেখুন`, film: 'ভিডিও' },
} as const satisfies Record<Language, object>;

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';
const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

/** The only child, apart from blanks. */
function onlyChild({ children }: Element): ElementContent | undefined {
  const [first, ...others] = children.filter((child) => !isBlank(child));
  return others.length === 0 ? first : undefined;
}

const siteOf = (href: string): string | undefined => {
  const host = URL.canParse(href) && href.startsWith('https://') ? new URL(href).hostname : '';
  return SITES[host.replace(/^(?:www|m)\./, '')];
};

/** The picture of a film, without the sizes of small screens. */
const imageOf = (shown: Element): Element | undefined =>
  shown.tagName === 'img'
    ? shown
    : shown.children.find((child): child is Element => child.type === 'element' && child.tagName === 'img');

function player(src: string, image: Element, language: Language): Element {
  const { src: poster, width, height, alt } = image.properties;
  const ariaLabel = alt ? String(alt) : WORDS[language].film;
  return {
    type: 'element',
    tagName: 'video',
    properties: { src, poster, width, height, controls: true, preload: 'none', playsInline: true, ariaLabel },
    children: [],
  };
}

/** The parts of a film: what is shown, below it the caption. */
function filmParts(link: Element, shown: Element, language: Language): ElementContent[] | undefined {
  const href = String(link.properties.href ?? '');
  const image = imageOf(shown);
  if (!image) return undefined;
  if (OWN_FILE.test(href)) return [player(href, image, language)];
  const site = siteOf(href);
  if (!site) return undefined;
  const label: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['md-film-label'] },
    children: [{ type: 'text', value: WORDS[language].watchOn(site) }],
  };
  return [{ ...link, children: [shown, label] }];
}

/**
 * A picture that links to a film, alone in its paragraph, becomes a player for the site's own file, and a picture with the
 * name of the film's site otherwise: nothing is loaded from there before the reader opens it.
 */
export const films = (language: Language) => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'p' || !parent || index === undefined) return undefined;
    const link = onlyChild(node);
    const shown = isElement(link, 'a') ? onlyChild(link) : undefined;
    if (!isElement(link, 'a') || !isElement(shown, 'picture', 'img')) return undefined;
    const parts = filmParts(link, shown, language);
    if (!parts) return undefined;
    const caption = String(link.properties.title ?? '');
    delete link.properties.title;
    if (caption !== '')
      parts.push({
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: caption }],
      });
    parent.children[index] = {
      type: 'element',
      tagName: 'figure',
      properties: { className: ['md-figure', 'md-film'] },
      children: parts,
    };
    return SKIP;
  });
};
