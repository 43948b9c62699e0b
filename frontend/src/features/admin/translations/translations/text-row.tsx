import { clsx } from 'clsx';
import { Check, Circle, Clock, Image, type LucideIcon, PencilLine } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import type { TranslationText } from '@/api/generated/model.ts';
import { translationTextInputTextMax } from '@/api/generated/zod/schemas/translationTextInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { TRANSLATED_INTO } from '../../kit/translations/translation-labels.ts';
import { MarkdownRow } from './markdown-row.tsx';
import { PictureRow } from './picture-row.tsx';
import { Sides, textFieldId } from './text-sides.tsx';
import { confirmed, type DraftText, isPicture, type TextState, textState, typed } from './translation-draft.ts';

/** Longer originals are paragraphs. */
const LINE_LENGTH = 80;
/** Characters in a line of the field, for browsers that do not fit it to its text. */
const COLUMNS = 44;

const isLine = ({ original }: Pick<TranslationText, 'original'>) =>
  original.length <= LINE_LENGTH && !original.includes('\n');

const STATES: Readonly<Record<TextState, { label: string; icon: LucideIcon; className: string }>> = {
  missing: { label: 'Not translated', icon: Circle, className: 'text-warning' },
  outdated: { label: 'Older than the original', icon: Clock, className: 'text-info' },
  edited: { label: 'Not saved', icon: PencilLine, className: 'text-muted-foreground' },
  done: { label: 'Translated', icon: Check, className: 'text-muted-foreground' },
  original: { label: 'Same picture', icon: Image, className: 'text-muted-foreground' },
};

interface StateMarkProps {
  readonly state: TextState;
  readonly isPicture: boolean;
}

function StateMark({ state, isPicture: isOfPicture }: StateMarkProps) {
  const { label: word, icon: Icon, className } = STATES[state];
  const label = isOfPicture && state === 'done' ? 'Bangla version' : word;
  return (
    <span className={clsx('inline-flex min-h-6 items-center gap-1.5 text-xs font-medium', className)}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span>{label}</span>
    </span>
  );
}

interface TextRowProps {
  readonly text: TranslationText;
  /** Of the group that the text is in. */
  readonly heading: string | null;
  readonly label: string;
  readonly draft: DraftText;
  readonly onChange: (draft: DraftText) => void;
  /** Enter in a text of one line. */
  readonly onNext: () => void;
}

/** One text: the original, and beside it, or below it where there is no room, its translation. */
export function TextRow({ text, heading, label, draft, onChange, onNext }: TextRowProps) {
  const status = useId();
  const id = textFieldId(text.path);
  const state = textState(text, draft);
  const mark = (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <span id={status}>
        <StateMark state={state} isPicture={isPicture(text)} />
      </span>
      <TextActions text={text} label={label} state={state} onChange={onChange} />
    </div>
  );
  if (text.picture)
    return <PictureRow text={text} heading={heading} label={label} draft={draft} mark={mark} onChange={onChange} />;
  if (text.kind === 'markdown')
    return <MarkdownRow text={text} label={label} value={draft.text} mark={mark} onChange={onChange} />;
  return (
    <Sides
      original={
        <>
          <div className="flex min-h-9 items-center">
            <Label htmlFor={id}>
              {heading ? <span className="sr-only">{`${heading}: `}</span> : null}
              <span>{label}</span>
            </Label>
          </div>
          <p lang="en" className="pb-1 text-base lg:pt-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {text.original}
          </p>
        </>
      }
    >
      {mark}
      <TextField
        id={id}
        text={text}
        value={draft.text}
        describedBy={status}
        onText={(value) => onChange(typed(text, value))}
        onNext={onNext}
      />
    </Sides>
  );
}

interface TextFieldProps {
  readonly id: string;
  readonly text: TranslationText;
  readonly value: string;
  readonly describedBy: string;
  readonly onText: (value: string) => void;
  readonly onNext: () => void;
}

function TextField({ id, text, value, describedBy, onText, onNext }: TextFieldProps) {
  const oneLine = isLine(text);
  const onInput = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
    onText(oneLine ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!oneLine || event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onNext();
  };
  const length = Math.max(text.original.length, value.length);
  return (
    <Textarea
      id={id}
      lang={TRANSLATED_INTO}
      rows={oneLine ? Math.ceil((length + 1) / COLUMNS) : Math.max(3, Math.ceil(length / COLUMNS))}
      maxLength={translationTextInputTextMax}
      value={value}
      aria-describedby={describedBy}
      onChange={onInput}
      onKeyDown={onKeyDown}
      className={clsx('grows scroll-my-40 leading-[1.75]!', oneLine ? 'min-h-12' : 'min-h-24')}
    />
  );
}

/** An original that may be kept: a name, not a paragraph. */
const NAME_LENGTH = 60;

interface TextActionsProps {
  readonly text: TranslationText;
  readonly label: string;
  readonly state: TextState;
  readonly onChange: (draft: DraftText) => void;
}

function TextActions({ text, label, state, onChange }: TextActionsProps) {
  if (state === 'outdated')
    return (
      <Button
        variant="link"
        size="sm"
        aria-label={`Still correct: ${label}`}
        className="px-0!"
        onClick={() => onChange(confirmed(text))}
      >
        Still correct
      </Button>
    );
  if (state !== 'missing' || text.kind !== 'text' || text.original.length > NAME_LENGTH) return null;
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={`Use the original: ${label}`}
      className="px-0!"
      onClick={() => onChange(typed(text, text.original))}
    >
      Use the original
    </Button>
  );
}
