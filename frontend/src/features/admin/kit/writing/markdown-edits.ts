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

/** Wraps the selection in markers, or removes them if they are there. */
export function wrap({ text, from, to }: Selected, mark: string, sample: string): Edit {
  const inside = text.slice(from, to);
  const size = mark.length;
  if (text.slice(from - size, from) === mark && text.slice(to, to + size) === mark && from >= size) {
    return { start: from - size, end: to + size, insert: inside, from: from - size, to: to - size };
  }
  if (inside.length > 2 * size && inside.startsWith(mark) && inside.endsWith(mark)) {
    return { start: from, end: to, insert: inside.slice(size, -size), from, to: to - 2 * size };
  }
  const words = inside || sample;
  return { start: from, end: to, insert: mark + words + mark, from: from + size, to: from + size + words.length };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));

/** The existing prefixes of a line, which a new kind of line replaces. */
const LINE_MARK = /^(?:#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/;

/** Makes every selected line one of a kind; if all of them already are, they become plain lines. */
export function prefixLines({ text, from, to }: Selected, mark: (index: number) => string): Edit {
  const start = lineStart(text, from);
  const end = lineEnd(text, to > from && text[to - 1] === '\n' ? to - 1 : to);
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line, index) => LINE_MARK.exec(line)?.[0] === mark(index));
  const insert = lines.map((line, index) => (isMarked ? '' : mark(index)) + line.replace(LINE_MARK, '')).join('\n');
  const isCaret = from === to;
  const place = start + insert.length;
  return { start, end, insert, from: isCaret ? place : start, to: place };
}

/** Replaces the selection with a block, with blank lines around it; `select` is the part of it to select. */
function insertBlock({ text, from, to }: Selected, block: string, select = ''): Edit {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const place = from + lead.length + Math.max(0, select === '' ? block.length : block.indexOf(select));
  return { start: from, end: to, insert: lead + block + trail, from: place, to: place + select.length };
}

const ADDRESS = /^(?:https?:\/\/|mailto:|\/)\S+$/;

/** Turns the selection into a link: a selected URL gets a placeholder text, selected text a placeholder URL. */
export function link({ text, from, to }: Selected): Edit {
  const inside = text.slice(from, to);
  const isAddress = ADDRESS.test(inside);
  const words = isAddress || inside === '' ? 'link text' : inside;
  const address = isAddress ? inside : 'https://';
  const place = isAddress || inside === '' ? from + 1 : from + words.length + 3;
  const size = isAddress || inside === '' ? words.length : address.length;
  return { start: from, end: to, insert: `[${words}](${address})`, from: place, to: place + size };
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
function behindCode(text: string, at: number): number {
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
function placeOfBlock({ text, from, to }: Selected): Selected {
  const paragraph = text.indexOf('\n\n', to);
  const end = from === to ? to : paragraph < 0 ? text.length : paragraph;
  const place = behindCode(text, end);
  return { text, from: place, to: place };
}

export const table = (selected: Selected): Edit =>
  insertBlock(placeOfBlock(selected), '| Heading | Number |\n| --- | ---: |\n| Text | 1 |', 'Heading');

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A picture of the library: its alt text in the brackets, its caption as the title. */
export function picture(
  selected: Selected,
  { url, alt, caption }: { url: string; alt: string; caption: string },
): Edit {
  const description = inOneLine(alt).replace(/[[\]\\]/g, '\\$&');
  const words = inOneLine(caption).replace(/["\\]/g, '\\$&');
  return insertBlock(placeOfBlock(selected), `![${description}](${url}${words === '' ? '' : ` "${words}"`})`);
}

const LIST_LINE = /^(\s*)(?:([-*+]) (\[[ xX]\] )?|(\d{1,9})([.)]) |(> ))(.*)$/;

/** What Enter does in a list or a quote: the next line continues it, an empty line ends it. Null for plain lines. */
export function nextLine({ text, from, to }: Selected): Edit | null {
  if (from !== to) return null;
  const start = lineStart(text, from);
  const [, indent = '', bullet, task, number, stop, quote, words] = LIST_LINE.exec(text.slice(start, from)) ?? [];
  if (words === undefined) return null;
  if (words.trim() === '') return { start, end: from, insert: '', from: start, to: start };
  const mark = bullet ? `${bullet} ${task ? '[ ] ' : ''}` : (quote ?? `${Number(number) + 1}${stop} `);
  const insert = `\n${indent}${mark}`;
  return { start: from, end: from, insert, from: from + insert.length, to: from + insert.length };
}
