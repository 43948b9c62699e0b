import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldFrame, noteId } from '../ui/field-frame.tsx';
import { Input } from '../ui/input.tsx';
import { CommentForm } from './comment-form.tsx';
import { MarkItem } from './mark-item.tsx';
import type { Mark, MarksSource, Point } from './marks-source.ts';
import { useSigner } from './signer.tsx';

interface MarksPanelProps {
  readonly fileId: string;
  readonly marks: readonly Mark[];
  readonly source: MarksSource;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly draft: Point | null;
  readonly onDraft: (point: Point | null) => void;
  /** Moves the focus to the picture. */
  readonly onPlace: () => void;
  /** Of a newer version, which takes the marks; undefined for the newest one. */
  readonly newest: number | undefined;
  /** What follows when all marks are placed. */
  readonly next?: ReactNode;
}

/** The marks of a version as a list with their threads; works without seeing the picture. */
export function MarksPanel(props: MarksPanelProps) {
  const { fileId, marks, source, selected, onSelect, draft, onDraft, onPlace, newest, next } = props;
  const { name, setName, isFixed } = useSigner();
  const [isNameMissing, setNameMissing] = useState(false);
  const [isNameAsked, setNameAsked] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const nameId = useId();
  const headingId = useId();
  const isReadOnly = newest !== undefined;
  const isClient = source.side === 'client';
  const takeName = () => {
    if (!isClient || name.trim().length >= 2) return name.trim();
    setNameMissing(true);
    setNameAsked(true);
    document.getElementById(nameId)?.focus();
    return null;
  };
  const open = marks.filter(({ resolved_at: at }) => at === null).length;
  return (
    <section
      aria-labelledby={headingId}
      className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain border-t border-border p-4 lg:border-s lg:border-t-0 lg:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-sans text-base font-semibold tracking-normal">
          <span>{marks.length === 0 ? t`Marks` : plural(marks.length, { one: '# mark', other: '# marks' })}</span>
          {marks.length > 0 ? (
            <span className="ms-2 text-sm font-normal text-muted-foreground">{t`${open} open`}</span>
          ) : null}
        </h3>
        {isReadOnly || draft ? null : (
          // The focus was in the form of a mark.
          <Button variant="outline" size="sm" autoFocus={isClosed} onClick={onPlace}>
            <Trans>Add a mark</Trans>
          </Button>
        )}
      </div>
      {isReadOnly ? (
        <p className="rounded-md bg-muted px-3 py-2 text-sm">
          <Trans>This is an earlier version. Add marks to version {newest}.</Trans>
        </p>
      ) : marks.length === 0 && !draft ? (
        <p className="text-sm text-muted-foreground">
          <Trans>Select a point on the picture to add a comment.</Trans>
        </p>
      ) : null}
      {isClient && !isReadOnly && !isFixed && (draft !== null || isNameAsked) ? (
        <FieldFrame
          id={nameId}
          label={t`Your full name`}
          error={isNameMissing ? t`Please enter your full name` : undefined}
        >
          <Input
            id={nameId}
            autoComplete="name"
            autoFocus={isNameMissing}
            value={name}
            maxLength={source.limits.name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setNameMissing(false);
            }}
            aria-invalid={isNameMissing || undefined}
            aria-describedby={noteId(nameId)}
          />
        </FieldFrame>
      ) : null}
      {draft ? (
        <div className="rounded-lg border border-marigold bg-card p-4">
          <CommentForm
            source={source}
            storeKey={`mark-${fileId}`}
            place={draft}
            label={t`Comment on this point`}
            action={t`Add mark`}
            isReady={() => takeName() !== null}
            onSend={(comment) => source.add(fileId, { ...comment, ...draft, name: takeName() ?? '' })}
            onClose={() => {
              onDraft(null);
              setClosed(true);
            }}
          />
        </div>
      ) : null}
      {marks.length > 0 ? (
        <ol className="grid gap-3">
          {marks.map((mark) => (
            <MarkItem
              key={mark.id}
              mark={mark}
              fileId={fileId}
              source={source}
              isSelected={mark.id === selected}
              onSelect={() => onSelect(mark.id)}
              isReadOnly={isReadOnly}
              takeName={takeName}
            />
          ))}
        </ol>
      ) : null}
      {isReadOnly ? null : next}
    </section>
  );
}
