import { BRIEF_PART_BYTES, MAX_BRIEF_FILE_BYTES, MAX_BRIEF_FILES } from '@contract/rules/brief-input.ts';
import { PROJECT_REFUSALS } from '@contract/rules/project-refusals.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Brief, BriefReach } from '@/api/generated/model.ts';
import {
  briefStartGoalsMax,
  briefStartLinksMax,
  briefStartNameMax,
  briefStartPhoneMax,
  briefStartWebsiteMax,
} from '@/api/generated/zod/schemas/briefStart.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { HoneypotField } from '@/components/ui/honeypot-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { readForm } from '@/lib/form-values.ts';
import { BriefFiles } from './brief-files.tsx';
import { checkBrief } from './brief-rules.ts';
import { Conflict, SaveLine } from './brief-save-state.tsx';
import { type BriefText, briefFields, toBriefFields } from './brief-text.ts';
import { useBrief } from './use-brief.ts';
import { useBriefFiles } from './use-brief-files.ts';

interface BriefFormProps {
  /** Kinds of work, by their names. */
  readonly kinds: readonly string[];
  /** Preselected in a new brief. */
  readonly kind: string;
  /** An earlier brief with its token; null for a new one. */
  readonly opened: { readonly token: string; readonly brief: Brief } | null;
  readonly onSent: (brief: Brief) => void;
}

/** A project brief. It is saved while it is written; only sending it needs all answers. */
export function BriefForm({ kinds, kind, opened, onSent }: BriefFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const read = () => (element.current ? readForm(element.current, briefFields) : null);
  const draft = useBrief(opened, {
    readHoneypot: () => (element.current ? readForm(element.current, ['website']).website : ''),
    onSent,
  });
  const initial = opened?.brief;
  const [reach, setReach] = useState<BriefReach>(initial?.reach ?? 'email');
  const files = useBriefFiles({
    initial: initial?.files ?? [],
    maxFiles: MAX_BRIEF_FILES,
    maxBytes: initial?.maxBytes ?? MAX_BRIEF_FILE_BYTES,
    partBytes: initial?.partBytes ?? BRIEF_PART_BYTES,
    open: () => draft.open(toBriefFields(read() ?? emptyText)),
  });
  const { busy, failure, problem, form } = useForm({
    fields: briefFields,
    check: (text, submission) => ({
      ...checkBrief(text, submission),
      ...(files.isBusy ? { form: t`Wait until all files are uploaded.` } : {}),
      ...(files.unfinished === undefined
        ? {}
        : { form: String(PROJECT_REFUSALS.briefFileUnfinished(files.unfinished)) }),
    }),
    send: async (text) => onSent(await draft.send(toBriefFields(text))),
    refused: fieldProblems,
    // A conflict has a message of its own.
    toMessage: (error) => (hasStatus(error, 409) ? null : errorMessage(error, t`Failed to send your brief`)),
  });
  const options = toOptions(kinds, initial?.kind || kind);
  return (
    <form
      ref={element}
      noValidate
      aria-label={t`Project brief`}
      {...form}
      onInput={(event) => {
        form.onInput(event);
        const text = read();
        if (text) draft.change(toBriefFields(text));
      }}
    >
      <Section title={t`Your project`}>
        <div>
          <ChoiceGroup
            legend={t`What do you need?`}
            name="kind"
            options={options}
            value={initial?.kind || kind}
            className="grid sm:grid-cols-2"
          />
          <Problem text={problem('kind')} />
        </div>
        <FieldFrame
          id="goals"
          label={t`What is it for?`}
          help={t`Who uses it, what it must do, and how you will know that it works.`}
          error={problem('goals')}
        >
          <Textarea
            id="goals"
            name="goals"
            rows={6}
            dir="auto"
            required
            defaultValue={initial?.goals}
            maxLength={briefStartGoalsMax}
            aria-invalid={Boolean(problem('goals')) || undefined}
            aria-describedby={noteId('goals')}
            className="grows max-h-96 min-h-36"
          />
        </FieldFrame>
      </Section>
      <Section title={t`Budget and timeline`} note={t`Optional. A rough range helps us propose the right scope.`}>
        <div className="grid gap-x-6 sm:grid-cols-3">
          <Field
            label={t`From (${currencySymbol()})`}
            name="budget_from"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={initial?.budget_from ?? ''}
            error={problem('budget_from')}
          />
          <Field
            label={t`Up to (${currencySymbol()})`}
            name="budget_to"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={initial?.budget_to ?? ''}
            error={problem('budget_to')}
          />
          <Field
            label={t`Needed by`}
            name="needed_by"
            type="date"
            defaultValue={initial?.needed_by ?? ''}
            error={problem('needed_by')}
          />
        </div>
      </Section>
      <Section title={t`Files and links`} note={t`Optional. Anything that shows what you have in mind.`}>
        <BriefFiles files={files} maxFiles={MAX_BRIEF_FILES} maxBytes={initial?.maxBytes ?? MAX_BRIEF_FILE_BYTES} />
        <FieldFrame id="links" label={t`Links`} help={t`One per line.`}>
          <Textarea
            id="links"
            name="links"
            rows={3}
            defaultValue={initial?.links}
            maxLength={briefStartLinksMax}
            aria-describedby={noteId('links')}
            className="grows max-h-60 min-h-20"
          />
        </FieldFrame>
      </Section>
      <Section title={t`Your details`}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <Field
            label={t`Name`}
            name="name"
            autoComplete="name"
            required
            defaultValue={initial?.name}
            maxLength={briefStartNameMax}
            error={problem('name')}
          />
          <Field
            label={t`Email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={initial?.email}
            maxLength={EmailMax}
            error={problem('email')}
          />
        </div>
        <ChoiceGroup
          legend={t`How should we reply?`}
          name="reach"
          options={[
            { value: 'email', label: t`By email` },
            { value: 'phone', label: t`By phone` },
            { value: 'whatsapp', label: t`On WhatsApp` },
          ]}
          value={reach}
          onChange={setReach}
          className="grid sm:grid-cols-3"
        />
        <Field
          label={t`Phone number`}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={reach === 'email' ? t`Optional.` : undefined}
          required={reach !== 'email'}
          defaultValue={initial?.phone}
          maxLength={briefStartPhoneMax}
          error={problem('phone')}
        />
      </Section>
      <HoneypotField maxLength={briefStartWebsiteMax} />
      <div className="mt-8 border-t border-border pt-6">
        {failure ? (
          <Banner tone="danger" className="mb-5">
            {failure}
          </Banner>
        ) : null}
        {draft.state === 'conflict' ? (
          <Conflict onOverwrite={() => draft.overwrite(toBriefFields(read() ?? emptyText))} />
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
            <Trans>Send brief</Trans>
          </Button>
          <SaveLine state={draft.state} refusal={draft.refusal} />
        </div>
      </div>
    </form>
  );
}

const emptyText: BriefText = {
  kind: '',
  goals: '',
  budget_from: '',
  budget_to: '',
  needed_by: '',
  links: '',
  name: '',
  email: '',
  reach: 'email',
  phone: '',
};

/** The kinds, 'Something else', and a kind that is not offered any longer. */
function toOptions(kinds: readonly string[], selected: string) {
  const other = t`Something else`;
  const known = [...kinds, other];
  const all = selected === '' || known.includes(selected) ? known : [...kinds, selected, other];
  return all.map((value) => ({ value, label: value }));
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Section({ title, note, children }: SectionProps) {
  return (
    <section className="not-first:mt-8 not-first:border-t not-first:border-border not-first:pt-8">
      <h2 className="text-xl">{title}</h2>
      {note ? <p className="mt-1 text-sm text-muted-foreground">{note}</p> : null}
      <div className="mt-5 grid gap-4">{children}</div>
    </section>
  );
}

function Problem({ text }: { readonly text: string | undefined }) {
  return (
    <p role={text ? 'alert' : undefined} className="mt-1.5 min-h-[1.45em] text-xs font-semibold text-destructive">
      {text}
    </p>
  );
}
