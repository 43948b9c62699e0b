/** A text with its selection; `from` and `to` are offsets, equal for a caret. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Replaces the characters from `start` to `end` by `insert`; afterwards `from` to `to` is selected. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly from: number;
  readonly to: number;
}

/** A change of the selected text; null when there is nothing to do. */
export type Editing = (selected: Selected) => Edit | null;

/** Wraps the selection in markers, or removes them if they are there. */
export function wrap({ text, from, to }: Selected, marker: string, sample: string): Edit {
  const inside = text.slice(from, to);
  const size = marker.length;
  if (text.slice(from - size, from) === marker && text.slice(to, to + size) === marker && from >= size) {
    return { start: from - size, end: to + size, insert: inside, from: from - size, to: to - size };
  }
  if (inside.length > 2 * size && inside.startsWith(marker) && inside.endsWith(marker)) {
    return { start: from, end: to, insert: inside.slice(size, -size), from, to: to - 2 * size };
  }
  const label = inside || sample;
  return { start: from, end: to, insert: marker + label + marker, from: from + size, to: from + size + label.length };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));

/** The existing prefixes of a line, which a new kind of line replaces. */
const LINE_MARK = /^(?:#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/;

/** Makes every selected line one of a kind; if all of them already are, they become plain lines. */
export function prefixLines({ text, from, to }: Selected, marker: (index: number) => string): Edit {
  const start = lineStart(text, from);
  const end = lineEnd(text, to > from && text[to - 1] === '\n' ? to - 1 : to);
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line, index) => LINE_MARK.exec(line)?.[0] === marker(index));
  const insert = lines.map((line, index) => (isMarked ? '' : marker(index)) + line.replace(LINE_MARK, '')).join('\n');
  const isCaret = from === to;
  const caret = start + insert.length;
  return { start, end, insert, from: isCaret ? caret : start, to: caret };
}

/** Replaces the selection with a block, with blank lines around it; `select` is the part of it to select. */
function insertBlock({ text, from, to }: Selected, block: string, select = ''): Edit {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const caret = from + lead.length + Math.max(0, select === '' ? block.length : block.indexOf(select));
  return { start: from, end: to, insert: lead + block + trail, from: caret, to: caret + select.length };
}

const ADDRESS = /^(?:https?:\/\/|mailto:|\/)\S+$/;

/** Turns the selection into a link: a selected URL gets a placeholder text, selected text a placeholder URL. */
export function link({ text, from, to }: Selected): Edit {
  const inside = text.slice(from, to);
  const isAddress = ADDRESS.test(inside);
  const label = isAddress || inside === '' ? 'link text' : inside;
  const address = isAddress ? inside : 'https://';
  const caret = isAddress || inside === '' ? from + 1 : from + label.length + 3;
  const size = isAddress || inside === '' ? label.length : address.length;
  return { start: from, end: to, insert: `[${label}](${address})`, from: caret, to: caret + size };
}

const codeFence = (code: string) => {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((ticks) => ticks.length));
  return '`'.repeat(longest + 1);
};

/** Inline code, or a code block for several lines. */
export function code(selected: Selected): Edit {
  const inside = selected.text.slice(selected.from, selected.to);
  return inside.includes('\n') ? codeBlock(selected) : wrap(selected, '`', 'code');
}

export function codeBlock(selected: Selected): Edit {
  const inside = selected.text.slice(selected.from, selected.to) || 'const answer = 42;';
  const fence = codeFence(inside);
  return insertBlock(selected, `${fence}ts\n${inside}\n${fence}`, inside);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** The end of the code block that contains this offset; the offset itself outside of code. */
function afterCode(text: string, at: number): number {
  let open: string | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const [, fence = '', rest = ''] = FENCE.exec(line) ?? [];
    if (open === null && start >= at) return at;
    if (open === null) open = fence === '' ? null : fence;
    else if (fence.startsWith(open) && rest.trim() === '') {
      if (end >= at) return end;
      open = null;
    }
    start = end + 1;
  }
  return open === null ? at : text.length;
}

/**
 * Where a new block is inserted: at the caret, or after the paragraph in which the selection ends, which stays
 * unchanged.
 */
function blockPosition({ text, from, to }: Selected): Selected {
  const paragraph = text.indexOf('\n\n', to);
  const end = from === to ? to : paragraph < 0 ? text.length : paragraph;
  const caret = afterCode(text, end);
  return { text, from: caret, to: caret };
}

export const table = (selected: Selected): Edit =>
  insertBlock(blockPosition(selected), '| Heading | Number |\n| --- | ---: |\n| Text | 1 |', 'Heading');

const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A picture of the library: its alt text in the brackets, its caption as the title. */
export function picture(
  selected: Selected,
  { url, alt, caption }: { url: string; alt: string; caption: string },
): Edit {
  const description = toSingleLine(alt).replace(/[[\]\\]/g, '\\$&');
  const label = toSingleLine(caption).replace(/["\\]/g, '\\$&');
  return insertBlock(blockPosition(selected), `![${description}](${url}${label === '' ? '' : ` "${label}"`})`);
}

const FILM_URL = 'https://www.youtube.com/watch?v=…';
const PICTURE_LINE = /^!\[(?<alt>(?:\\.|[^\]\\])*)\]\((?<url>\S+?)(?:\s+(?<caption>"(?:\\.|[^"\\])*"))?\)\s*$/;

const LIBRARY_PICTURE = /^\/(?:media|uploads)\/[\w./-]+$/;

/** Whether a URL is a picture of the library; readers see no others. */
export const isLibraryPicture = (url: string): boolean => LIBRARY_PICTURE.test(url);

/** The first picture of the library in a text, on a line of its own, outside code. */
export function firstPicture(text: string): { url: string; alt: string } | null {
  let isCode = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const { url = '', alt = '' } = (isCode ? null : PICTURE_LINE.exec(line))?.groups ?? {};
    if (isLibraryPicture(url)) return { url, alt: alt.replace(/\\(.)/g, '$1') };
  }
  return null;
}

/** A picture that opens a film: the one in this line, or one to choose. The URL of the film is selected. */
export function film({ text, from, to }: Selected): Edit {
  const start = lineStart(text, from);
  const end = lineEnd(text, start);
  const { alt = '', url = '', caption } = PICTURE_LINE.exec(text.slice(start, end))?.groups ?? {};
  const title = caption ? ` ${caption}` : '';
  if (url === '')
    return insertBlock(
      blockPosition({ text, from, to }),
      `[![What the film shows](/media/picture.webp)](${FILM_URL})`,
      FILM_URL,
    );
  const insert = `[![${alt}](${url})](${FILM_URL}${title})`;
  const at = start + insert.indexOf(FILM_URL);
  return { start, end, insert, from: at, to: at + FILM_URL.length };
}

/** A quotation of one paragraph, which articles show large: a copy of the selected words, or words to replace. */
export function pullQuote(selected: Selected): Edit {
  const words = toSingleLine(selected.text.slice(selected.from, selected.to)) || 'The sentence to remember';
  return insertBlock(blockPosition(selected), `> ${words}`, words);
}

const NOTE_TEXT = 'Text of the note';

/** The end of the block that contains this offset, and of the sidenotes below it. */
function endOfNotes(text: string, at: number): number {
  const next = text.indexOf('\n\n', at);
  const end = next < 0 ? text.length : next;
  return /^\n\n\[\^[^\]\s]+\]:/.test(text.slice(end)) ? endOfNotes(text, end + 2) : end;
}

/** A number at the end of the selection, and the text of its note below the paragraph. */
export function sidenote({ text, to }: Selected): Edit {
  const taken = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number));
  const name = `[^${Math.max(0, ...taken) + 1}]`;
  const at = afterCode(text, to);
  const end = endOfNotes(text, at);
  const trail = text.slice(end).startsWith('\n\n') ? '' : '\n\n';
  const lead = `${name}${text.slice(at, end)}\n\n${name}: `;
  const from = at + lead.length;
  return { start: at, end, insert: `${lead}${NOTE_TEXT}${trail}`, from, to: from + NOTE_TEXT.length };
}

const LIST_LINE = /^(\s*)(?:([-*+]) (\[[ xX]\] )?|(\d{1,9})([.)]) |(> ))(.*)$/;

/** What Enter does in a list or a quote: the next line continues it, an empty line ends it. Null for plain lines. */
export function nextLine({ text, from, to }: Selected): Edit | null {
  if (from !== to) return null;
  const start = lineStart(text, from);
  const [, indent = '', bullet, task, number, delimiter, quote, label] = LIST_LINE.exec(text.slice(start, from)) ?? [];
  if (label === undefined) return null;
  if (label.trim() === '') return { start, end: from, insert: '', from: start, to: start };
  const marker = bullet ? `${bullet} ${task ? '[ ] ' : ''}` : (quote ?? `${Number(number) + 1}${delimiter} `);
  const insert = `\n${indent}${marker}`;
  return { start: from, end: from, insert, from: from + insert.length, to: from + insert.length };
}

/** A pasted URL links the selected words; null for other texts. */
export const pastedLink =
  (pasted: string): Editing =>
  ({ text, from, to }) => {
    const address = pasted.trim();
    const words = text.slice(from, to);
    if (!/^https?:\/\/\S+$/.test(address) || words.trim() === '' || /[\n[\]]/.test(words)) return null;
    const insert = `[${words}](${address})`;
    return { start: from, end: to, insert, from: from + insert.length, to: from + insert.length };
  };

const BLOCK_START = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |\||`{3}|!\[)/;

/** Pasted Markdown that begins with a heading, a list or another block gets blank lines around it; null for other texts. */
export const pastedBlock =
  (markdown: string): Editing =>
  (selected) =>
    BLOCK_START.test(markdown) ? insertBlock(selected, markdown.trim()) : null;

/** A line of a list or of code, which Tab indents. */
export const isIndentable = (line: string): boolean => /^\s*(?:[-*+]|\d{1,9}[.)]) /.test(line);
