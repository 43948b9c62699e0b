import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownPicture } from './rendered.ts';

/** The width of the text column. */
const SIZES = '(min-width: 640px) 38rem, 100vw';
const SIZED_NAME = /-\d+\.webp$/;

const element = (tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const isImage = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'img';
const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** The variants of a picture, from which the browser chooses size and format. */
function pictureElement({ url, width, height, widths }: MarkdownPicture, alt: string): Element {
  const image = element('img', { src: url, alt, width, height, loading: 'lazy', decoding: 'async' });
  if (widths.length === 0 || !SIZED_NAME.test(url)) return image;
  const base = url.replace(SIZED_NAME, '');
  const sources = (['avif', 'webp'] as const).map((type) =>
    element('source', {
      type: `image/${type}`,
      srcSet: widths.map((size) => `${base}-${size}.${type} ${size}w`).join(', '),
      sizes: SIZES,
    }),
  );
  return element('picture', {}, [...sources, image]);
}

interface Found {
  /** URLs in use */
  used: Set<string>;
  notes: Set<string>;
}

/** Library pictures become figures with their title as caption; all others are replaced by their alt text. */
export const figures =
  (pictures: readonly MarkdownPicture[], { used, notes }: Found) =>
  (tree: Root): void => {
    const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));

    const shown = ({ properties: { src, alt, title } }: Element) => {
      const picture = byUrl.get(String(src));
      const description = String(alt ?? '');
      if (!picture) {
        notes.add(
          `A picture is not in the library, so readers see only its description: ${description || 'none is given'}`,
        );
        return { node: { type: 'text' as const, value: description }, caption: '' };
      }
      used.add(picture.url);
      if (description === '') notes.add('A picture has no description for people who cannot see it.');
      return { node: pictureElement(picture, description), caption: String(title ?? '') };
    };

    visit(tree, 'element', (node, index, parent) => {
      // Created here: the image inside is complete.
      if (node.tagName === 'picture') return SKIP;
      if (
        node.tagName === 'p' &&
        node.children.some(isImage) &&
        node.children.every((at) => isImage(at) || isBlank(at))
      ) {
        if (!parent || index === undefined) return;
        const drawn = node.children.filter(isImage).map((image) => {
          const { node: content, caption } = shown(image);
          if (content.type === 'text') return element('p', {}, [content]);
          const words = caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: caption }])];
          return element('figure', { className: ['md-figure'] }, [content, ...words]);
        });
        parent.children.splice(index, 1, ...drawn);
        return [SKIP, index + drawn.length];
      }
      node.children = node.children.map((child) => (isImage(child) ? shown(child).node : child));
      return;
    });
  };
