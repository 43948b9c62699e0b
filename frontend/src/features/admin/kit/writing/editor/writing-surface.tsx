import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Editing, picture } from '../markdown-edits.ts';
import type { InsertedPicture } from '../picture-insert.tsx';
import { applyEdit } from './keys.ts';
import { setUploadPlaceholder, uploadPlaceholder } from './upload-placeholder.ts';
import { createWritingView, setAttributes, showText } from './writing-view.ts';

/** What buttons and dialogs around the text can do with it. */
export interface WritingControls {
  readonly apply: (editing: Editing) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Marks where a picture will be inserted; null removes the mark. */
  readonly markSpot: (at: number | null) => void;
  /** The place of the mark, or of the caret. */
  readonly spot: () => number;
  /** Inserts it at that place. */
  readonly insertPicture: (picture: InsertedPicture) => void;
}

const spotOf = ({ state }: EditorView): number => state.field(uploadPlaceholder) ?? state.selection.main.to;

const controlsOf = (view: EditorView): WritingControls => ({
  apply: (editing) => {
    if (!applyEdit(view, editing)) view.focus();
  },
  undo: () => {
    undo(view);
    view.focus();
  },
  redo: () => {
    redo(view);
    view.focus();
  },
  markSpot: (at) => view.dispatch({ effects: setUploadPlaceholder.of(at) }),
  spot: () => spotOf(view),
  insertPicture: (inserted) => {
    const isMarked = view.state.field(uploadPlaceholder) !== null;
    if (isMarked) view.dispatch({ selection: { anchor: spotOf(view) }, effects: setUploadPlaceholder.of(null) });
    applyEdit(view, (selected) => picture(selected, inserted));
  },
});

interface WritingSurfaceProps {
  readonly id: string;
  readonly label: string;
  readonly lang?: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint: string;
  readonly invalid: boolean;
  /** Id of the help or error. */
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
  readonly onReady: (controls: WritingControls | null) => void;
  readonly onFiles: (files: readonly File[], at: number) => void;
  readonly onNotice: (text: string) => void;
}

/** The text itself: Markdown, shown much as readers will see it. */
export function WritingSurface(props: WritingSurfaceProps) {
  const { id, label, lang, value, maxLength, hint, invalid, describedBy } = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** Texts typed here that the form has not shown yet, oldest first. */
  const typed = useRef<string[]>([]);
  const attributes = {
    id,
    'aria-label': label,
    'aria-describedby': describedBy,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    ...(lang ? { lang } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
  };
  const create = useEffectEvent((element: HTMLElement) => {
    const created = createWritingView({
      parent: element,
      value,
      maxLength,
      hint,
      attributes,
      onChange: (text) => {
        typed.current.push(text);
        onChange(text);
      },
      onFiles: (files, at) => onFiles(files, at),
      onNotice: (text) => onNotice(text),
    });
    props.onReady(controlsOf(created));
    return created;
  });
  const onChange = useEffectEvent(props.onChange);
  const onFiles = useEffectEvent(props.onFiles);
  const onNotice = useEffectEvent(props.onNotice);
  const onGone = useEffectEvent(() => props.onReady(null));

  useEffect(() => {
    if (!parent.current) return undefined;
    const created = create(parent.current);
    view.current = created;
    return () => {
      created.destroy();
      view.current = null;
      onGone();
    };
  }, []);
  // A form that renders slowly passes an older text: showing it would delete the letters typed since.
  useEffect(() => {
    const place = typed.current.indexOf(value);
    typed.current = typed.current.slice(place < 0 ? typed.current.length : place + 1);
    if (place < 0 && view.current) showText(view.current, value);
  }, [value]);
  const attributesText = JSON.stringify(attributes);
  useEffect(() => {
    if (view.current) setAttributes(view.current, JSON.parse(attributesText));
  }, [attributesText]);
  return <div ref={parent} className="grow" />;
}
