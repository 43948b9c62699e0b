import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const isElement = (node: ElementContent | Root['children'][number]): node is Element => node.type === 'element';
const isReference = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' && properties.dataFootnoteRef !== undefined;

/** A footnote reference; not part of a heading's text. */
export const isNoteNumber = (node: ElementContent): boolean =>
  isElement(node) && node.tagName === 'sup' && node.children.some((child) => isElement(child) && isReference(child));

/** The footnotes by id, removed from the end of the text. */
function takeNotes(tree: Root): Map<string, Element> {
  const notes = new Map<string, Element>();
  const isEnd = (node: Root['children'][number]) => isElement(node) && node.properties.dataFootnotes !== undefined;
  for (const section of tree.children.filter(isEnd))
    visit(section as Element, 'element', (node) => {
      if (node.tagName !== 'li') return undefined;
      notes.set(String(node.properties.id), node);
      return SKIP;
    });
  if (notes.size > 0) tree.children = tree.children.filter((node) => !isEnd(node));
  return notes;
}

/** The references inside a block, each note once, in reading order. */
function referencesIn(block: Element): Element[] {
  const found: Element[] = [];
  visit(block, 'element', (node) => {
    if (isReference(node)) found.push(node);
  });
  return found;
}

const noteOf = ({ properties: { id }, children }: Element, number: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { id: String(id), role: 'note', className: ['md-note'] },
  children: [
    { type: 'element', tagName: 'sup', properties: {}, children: [{ type: 'text', value: number }] },
    ...children,
  ],
});

/** The notes of a block, and notes referenced in those, in reading order, each at its first reference. */
function notesOf(block: Element, notes: Map<string, Element>, placed: Set<string>): Element[] {
  return referencesIn(block).flatMap((reference) => {
    delete reference.properties.ariaDescribedBy; // refers to the heading of the removed list
    const id = String(reference.properties.href).slice(1);
    const note = notes.get(id);
    const [number] = reference.children;
    if (!note || placed.has(id) || number?.type !== 'text') return [];
    placed.add(id);
    return [noteOf(note, number.value), ...notesOf(note, notes, placed)];
  });
}

const box = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [className] },
  children,
});

/**
 * Moves each footnote next to the block that first refers to it, as sidenotes in a printed magazine. Block and notes
 * share one box: the page decides whether the notes are in its margin or below.
 */
export const sidenotes = () => (tree: Root) => {
  const notes = takeNotes(tree);
  if (notes.size === 0) return;
  const placed = new Set<string>();
  let own: Element[] = [];
  tree.children = tree.children.map((block) => {
    if (!isElement(block)) return block;
    own.push(...notesOf(block, notes, placed));
    // A heading's notes are placed next to the block below it.
    if (own.length === 0 || /^h\d$/.test(block.tagName)) return block;
    const beside = box('md-notes', own);
    own = [];
    return box('md-noted', [block, beside]);
  });
  // A heading without content below it.
  if (own.length > 0) tree.children.push(box('md-noted', [box('md-notes', own)]));
};
