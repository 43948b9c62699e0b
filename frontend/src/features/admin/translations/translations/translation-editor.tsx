import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetTranslation } from '@/api/generated/admin-translations/admin-translations.ts';
import type { AdminTranslation, TranslatableType } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import type { RecordSteps } from '../../kit/list/use-record-steps.ts';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { RecordStepper } from '../../kit/record-stepper.tsx';
import { groupTexts } from '../../kit/translations/text-labels.ts';
import { TRANSLATED_INTO } from '../../kit/translations/translation-labels.ts';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import { TextRow } from './text-row.tsx';
import { textFieldId } from './text-sides.tsx';
import { TranslationBar } from './translation-bar.tsx';
import { TranslationConflict } from './translation-conflict.tsx';
import { isPicture, needsWork, textState } from './translation-draft.ts';
import { TranslationHead } from './translation-head.tsx';
import { type TranslationFormState, useTranslationForm } from './use-translation-form.ts';

interface TranslationEditorProps {
  readonly type: TranslatableType;
  readonly id: string;
  /** The URL parameters of the list that the record belongs to. */
  readonly list: object;
  readonly steps: RecordSteps;
}

/** The translation of one record beside its original. */
export function TranslationEditor({ type, id, list, steps }: TranslationEditorProps) {
  const [dirty, setDirty] = useState(false);
  const query = useAdminGetTranslation(TRANSLATED_INTO, type, id, { query: NO_CACHE });
  return (
    <>
      <RecordBar back={{ to: '/admin/content/translations', search: list, label: 'Translations' }}>
        <RecordStepper steps={steps} locked={dirty} />
      </RecordBar>
      <QueryState
        query={query}
        loading="Loading translation"
        skeleton={<RecordSkeleton />}
        toMessage={(error) =>
          isNotFound(error) ? 'This no longer exists.' : errorMessage(error, 'Failed to fetch the translation')
        }
        isFinal={isNotFound}
      >
        {(stored) => <TranslationForm key={`${type}/${id}`} stored={stored} onDirty={setDirty} />}
      </QueryState>
    </>
  );
}

/** Moves the focus among the texts that need work. */
function focusText(root: RefObject<HTMLElement | null>, paths: readonly string[], to: 1 | -1): void {
  const controls = paths.flatMap(
    (path) => root.current?.querySelector<HTMLElement>(`#${CSS.escape(textFieldId(path))}`) ?? [],
  );
  const active = document.activeElement;
  const isAfter = (control: HTMLElement) =>
    active !== null && root.current?.contains(active)
      ? Boolean(active.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
      : true;
  const following = controls.filter((control) => control !== active && !control.contains(active) && isAfter(control));
  const preceding = controls.filter((control) => control !== active && !control.contains(active) && !isAfter(control));
  // From the last one on to the first, and back.
  const next = to === 1 ? (following[0] ?? preceding[0]) : (preceding.at(-1) ?? following.at(-1));
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}

interface TranslationFormProps {
  readonly stored: AdminTranslation;
  readonly onDirty: (dirty: boolean) => void;
}

function TranslationForm({ stored, onDirty }: TranslationFormProps) {
  const form = useTranslationForm(stored);
  const { base, draft, changes, dirty, busy, failure, stale, theirs, restored } = form;
  const root = useRef<HTMLDivElement>(null);
  const only = useId();
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const [reported, setReported] = useState(false);
  if (reported !== dirty) {
    setReported(dirty);
    queueMicrotask(() => onDirty(dirty));
  }

  const open = base.texts.filter((text) => {
    const now = draft[text.path];
    return now !== undefined && needsWork(textState(text, now));
  });
  // A text that has just been typed stays until it is saved.
  const shown = isOnlyOpen ? base.texts.filter(({ path, status }) => needsWork(status) || path in changes) : base.texts;
  const step = (to: 1 | -1) =>
    focusText(
      root,
      open.map(({ path }) => path),
      to,
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div ref={root} onKeyDownCapture={onKeyDown}>
      <LeaveGuard dirty={dirty && !busy} parameter="record" />
      <form noValidate {...form.form}>
        <TranslationHead base={base} />
        <TranslationBar
          form={form}
          open={open.length}
          openTexts={open.filter((text) => !isPicture(text)).length}
          onStep={step}
        />
        {theirs && stale ? (
          <TranslationConflict
            base={base}
            theirs={theirs}
            changes={changes}
            onKeepMine={form.keepMine}
            onUseTheirs={form.useTheirs}
          />
        ) : (
          <FailureBanner failure={failure} stale={theirs !== null} onReload={form.keepMine} className="mt-4" />
        )}
        {restored ? (
          <Banner
            tone="notice"
            className="mt-4"
            action={
              <Button variant="ghost" size="sm" onClick={form.discard}>
                Discard
              </Button>
            }
          >
            {`Your unsaved changes from ${formatShopTime(restored)} are here.`}
          </Banner>
        ) : null}
        <div className="mt-3 mb-4 flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <Switch id={only} checked={isOnlyOpen} onCheckedChange={setOnlyOpen} />
          <label htmlFor={only} className="cursor-pointer">
            Only what is missing or older
          </label>
        </div>
        {shown.length === 0 ? (
          <EmptyState
            scene="writing"
            title="Everything is translated"
            action={
              <Button variant="outline" onClick={() => setOnlyOpen(false)}>
                Show all texts
              </Button>
            }
          />
        ) : null}
        <Groups form={form} shown={shown} root={root} />
      </form>
      <p className="mt-6">
        <ActivityLink kind="translation" id={`${base.type}/${base.id}`} />
      </p>
    </div>
  );
}

interface GroupsProps {
  readonly form: TranslationFormState;
  readonly shown: AdminTranslation['texts'];
  readonly root: RefObject<HTMLElement | null>;
}

function Groups({ form, shown, root }: GroupsProps) {
  const { base, draft, change } = form;
  const paths = new Set(shown.map(({ path }) => path));
  const groups = groupTexts(base.texts).flatMap(({ heading, texts }) => {
    const visible = texts.filter(({ text }) => paths.has(text.path));
    return visible.length > 0 ? [{ heading, texts: visible }] : [];
  });
  const order = groups.flatMap(({ texts }) => texts.map(({ text }) => text.path));
  return groups.map(({ heading, texts }) => (
    <section key={heading ?? ''} aria-label={heading ?? 'Texts'} className="mb-6">
      {heading ? (
        <h2 className="mt-8 border-b border-border pb-2 font-sans text-base font-semibold tracking-normal">
          {heading}
        </h2>
      ) : null}
      <div>
        {texts.map(({ text, label }) => {
          const now = draft[text.path];
          return now ? (
            <TextRow
              key={text.path}
              text={text}
              heading={heading}
              label={label}
              draft={now}
              onChange={(next) => change({ [text.path]: next })}
              onNext={() => {
                const next = order[order.indexOf(text.path) + 1];
                if (next) focusText(root, [next], 1);
              }}
            />
          ) : null;
        })}
      </div>
    </section>
  ));
}
