import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, type EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { code, type Editing, isIndentable, link, nextLine, prefixLines, wrap } from '../markdown-edits.ts';

/** Applies an edit as one step of the history. @returns whether there was something to do */
export function applyEdit(view: EditorView, editing: Editing): boolean {
  const { main } = view.state.selection;
  const edit = editing({ text: view.state.doc.toString(), from: main.from, to: main.to });
  if (!edit) return false;
  view.dispatch({
    changes: { from: edit.start, to: edit.end, insert: edit.insert },
    selection: { anchor: edit.from, head: edit.to },
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
  return true;
}

const run =
  (editing: Editing): Command =>
  (view) =>
    applyEdit(view, editing);

/** In a list only: elsewhere Tab leaves the field, and after Escape it does so everywhere. */
const inList =
  (command: Command): Command =>
  (view) => {
    const { doc, selection } = view.state;
    return isIndentable(doc.lineAt(selection.main.head).text) && command(view);
  };

const editingKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: run((at) => wrap(at, '**', 'bold')) },
  { key: 'Mod-i', run: run((at) => wrap(at, '*', 'italic')) },
  // Elsewhere it opens the command palette.
  { key: 'Mod-k', run: run(link), stopPropagation: true },
  { key: 'Mod-e', run: run(code) },
  { key: 'Mod-Alt-2', run: run((at) => prefixLines(at, () => '## ')) },
  { key: 'Mod-Alt-3', run: run((at) => prefixLines(at, () => '### ')) },
  { key: 'Mod-Shift-7', run: run((at) => prefixLines(at, (index) => `${index + 1}. `)) },
  { key: 'Mod-Shift-8', run: run((at) => prefixLines(at, () => '- ')) },
  { key: 'Enter', run: run(nextLine) },
  { key: 'Tab', run: inList(indentMore), shift: inList(indentLess) },
];

const SEARCH_WORDS = {
  Find: 'Find in the text',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
};

/** Keys of the editor, undo, and search in the text. */
export const keys: Extension = [
  history(),
  search({ top: true }),
  EditorState.phrases.of(SEARCH_WORDS),
  Prec.high(keymap.of(editingKeys)),
  keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
];
