/** Characters that XML cannot contain, not even escaped. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element of a document; `undefined` where a document has none. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

type Content = string | readonly (XmlElement | undefined)[];

/** An element with its text, or with its children in their order; those that are undefined are left out. */
export const xml = (name: string, content: Content, attributes: Record<string, string> = {}): XmlElement => ({
  name,
  attributes,
  content: typeof content === 'string' ? content : content.filter((child) => child !== undefined),
});

function writeElement({ name, attributes, content }: XmlElement, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `${indent}<${name}${written.join('')}>`;
  if (typeof content === 'string') return `${open}${escapeXml(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => writeElement(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** A document in UTF-8, one element a line. */
export const writeXml = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}`;
