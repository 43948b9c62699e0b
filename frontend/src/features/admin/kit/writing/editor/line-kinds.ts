import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';

const lineClass = (name: string) => Decoration.line({ class: name });
const HEADING = lineClass('cm-heading-line');
const QUOTE = lineClass('cm-quote-line');
const PULL_QUOTE = lineClass('cm-quote-line cm-pull-line');
const CODE = lineClass('cm-code-line');
const TABLE = lineClass('cm-table-line');
const NOTE = lineClass('cm-note-line');
const FIGURE = lineClass('cm-figure-line');

const KINDS: Readonly<Record<string, (node: SyntaxNode) => Decoration | undefined>> = {
  ATXHeading1: () => HEADING,
  ATXHeading2: () => HEADING,
  ATXHeading3: () => HEADING,
  FencedCode: () => CODE,
  Table: () => TABLE,
  Paragraph: ({ firstChild, from, to }) =>
    firstChild?.name === 'Image' && firstChild.from === from && firstChild.to === to ? FIGURE : undefined,
  // As articles show them: a quotation of one paragraph is a pull quote. Inner ones are part of the outer one.
  Blockquote: (node) => {
    if (node.parent?.name !== 'Document') return undefined;
    const blocks = node.getChildren('Paragraph').length;
    return blocks === 1 && node.lastChild?.name === 'Paragraph' ? PULL_QUOTE : QUOTE;
  },
};

/** The beginning of a sidenote's text. */
const NOTE_LINE = /^\[\^[^\]\s]+\]:/;

function decorateLines(state: EditorState, visible: readonly { readonly from: number; readonly to: number }[]) {
  const lines = new Map<number, Decoration>();
  const mark = (kind: Decoration, from: number, to: number) => {
    for (let at = state.doc.lineAt(from); ; at = state.doc.line(at.number + 1)) {
      if (!lines.has(at.from)) lines.set(at.from, kind);
      if (at.to >= to || at.number === state.doc.lines) return;
    }
  };
  for (const { from, to } of visible) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, node }) => {
        const kind = KINDS[name]?.(node);
        if (kind) mark(kind, node.from, node.to);
        else if (name === 'Paragraph' && NOTE_LINE.test(state.sliceDoc(node.from, node.from + 80)))
          mark(NOTE, node.from, node.to);
      },
    });
  }
  const ranges: Range<Decoration>[] = [...lines].map(([at, kind]) => kind.range(at));
  return Decoration.set(ranges, true);
}

/** Shows the kind of each line: heading, quotation, code, table, sidenote. */
export const lineKinds = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor({ state, visibleRanges }: EditorView) {
      this.decorations = decorateLines(state, visibleRanges);
    }

    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = decorateLines(state, view.visibleRanges);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
