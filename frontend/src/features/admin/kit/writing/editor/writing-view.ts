import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';
import { adoptEditorStyles } from './adopt-styles.ts';
import { appearance } from './appearance.ts';
import { articleLanguage } from './dialect.ts';
import { figures } from './figures.ts';
import { keys } from './keys.ts';
import { lineKinds } from './line-kinds.ts';
import { transfer } from './transfer.ts';
import { uploadPlaceholder } from './upload-placeholder.ts';

interface WritingViewOptions {
  readonly parent: HTMLElement;
  readonly value: string;
  readonly maxLength: number;
  readonly hint: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
  readonly onFiles: (files: readonly File[], at: number) => void;
  readonly onNotice: (text: string) => void;
}

/** A change that comes from the form and is not reported back to it. */
const fromForm = Annotation.define<true>();
const attributesOf = new Compartment();

/** The editor counts lines by `\n`. */
const normalised = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Refuses what would exceed the limit; a longer text from earlier can still be shortened. */
const limit = (maxLength: number, onNotice: (text: string) => void) =>
  EditorState.changeFilter.of((transaction) => {
    const { newDoc, startState } = transaction;
    if (transaction.annotation(fromForm) || newDoc.length <= Math.max(maxLength, startState.doc.length)) return true;
    onNotice(`The text can have up to ${maxLength.toLocaleString('en-US')} characters.`);
    return false;
  });

export function createWritingView(options: WritingViewOptions): EditorView {
  const { parent, value, maxLength, hint, attributes, onChange, onFiles, onNotice } = options;
  adoptEditorStyles();
  return new EditorView({
    parent,
    doc: normalised(value),
    extensions: [
      keys,
      articleLanguage.extension,
      appearance,
      lineKinds,
      figures,
      uploadPlaceholder,
      hint === '' ? [] : placeholder(hint),
      transfer({ onFiles, onNotice }),
      limit(maxLength, onNotice),
      attributesOf.of(EditorView.contentAttributes.of(attributes)),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (docChanged && !transactions.some((transaction) => transaction.annotation(fromForm)))
          onChange(state.doc.toString());
      }),
    ],
  });
}

/** Shows another text, such as a version that was loaded; undo brings the previous one back. */
export function showText(view: EditorView, value: string): void {
  const insert = normalised(value);
  const { doc } = view.state;
  if (doc.toString() === insert) return;
  view.dispatch({ changes: { from: 0, to: doc.length, insert }, annotations: fromForm.of(true) });
}

export const setAttributes = (view: EditorView, attributes: Readonly<Record<string, string>>): void =>
  view.dispatch({ effects: attributesOf.reconfigure(EditorView.contentAttributes.of(attributes)) });
