import type { Language } from '@contract/rules/languages.ts';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminTestSequence, useAdminUpdateSequence } from '@/api/generated/admin-sequences/admin-sequences.ts';
import type { Sequence } from '@/api/generated/model.ts';
import {
  sequenceInputEndDaysMax as MAX_DAYS,
  sequenceInputStepsMax as MAX_STEPS,
} from '@/api/generated/zod/schemas/sequenceInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { useAuth } from '@/session/session-context.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { NewsletterPreview } from '../../kit/mail/newsletter-preview.tsx';
import { toTestSent } from '../../kit/mail/test-sent.ts';
import { useCan } from '../../kit/use-can.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { useDraftStorage, useStoredDraft } from '../../kit/writing/use-stored-draft.ts';
import {
  addStep,
  checkSequence,
  type SequenceDraft,
  type StepDraft,
  toSequenceDraft,
  toSequenceInput,
} from './sequence-draft.ts';
import { SequenceHead } from './sequence-head.tsx';
import { SEQUENCE_LABELS } from './sequence-labels.ts';
import { SequenceLine } from './sequence-line.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { StepFields } from './step-fields.tsx';

const FORM = 'sequence-form';

interface SequenceEditorProps {
  readonly sequence: Sequence;
  /** Fetches it again after another administrator has changed it. */
  readonly onReload: () => Promise<Sequence | undefined>;
}

/** Saving of a sequence. @param reveal shows the email of a problem before its control gets the focus */
function useSequenceForm(sequence: Sequence, reveal: (step: string, language: Language | null) => void) {
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateSequence();
  const tabDraft = useStoredDraft<SequenceDraft>(`sequence-${sequence.kind}`);
  const form = useDraftForm<Sequence, SequenceDraft, string>({
    stored: sequence,
    draftOf: (stored) => toSequenceDraft(stored ?? sequence),
    begun: tabDraft.begun,
    fields: ['endDays'],
    solvedBy: 'any',
    check: (draft) => {
      const { problems, first } = checkSequence(draft);
      if (first) flushSync(() => reveal(first.step, first.language));
      return problems;
    },
    save: (draft, base) => {
      const data = toSequenceInput(draft, tabDraft.versionOf(base) ?? sequence.version);
      return mutateAsync({ kind: sequence.kind, data });
    },
    onSaved: () => {
      tabDraft.restart();
      show({ tone: 'success', text: 'Changes saved' });
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the sequence'),
  });
  useDraftStorage(tabDraft, form);
  return {
    ...form,
    loadStored: (stored: Sequence) => {
      tabDraft.restart();
      form.loadStored(stored);
    },
  };
}

/** Sends one email, as it is typed, to the administrator. */
function TestButton({ kind, step: { en, bn } }: { readonly kind: Sequence['kind']; readonly step: StepDraft }) {
  const { show } = useToast();
  const { user } = useAuth();
  const { mutate, isPending } = useAdminTestSequence();
  const test = () =>
    mutate(
      { kind, data: { en, bn } },
      {
        onSuccess: () => show({ tone: 'success', text: toTestSent({ en, bn }, user?.email ?? '') }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to send the test') }),
      },
    );
  return (
    <Button variant="outline" busy={isPending} onClick={test} className="mt-6">
      Send a test to myself
    </Button>
  );
}

interface StatusActionsProps {
  readonly isOn: boolean;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly onSwitch: () => void;
}

/** Actions of the owner only. */
const OwnerActions = ({ isOn, dirty, busy, onSwitch }: StatusActionsProps) => (
  <>
    <Button type="submit" form={FORM} busy={busy} variant={dirty ? 'default' : 'outline'}>
      Save changes
    </Button>
    <Button variant={dirty || isOn ? 'outline' : 'default'} disabled={dirty} onClick={onSwitch}>
      {isOn ? 'Turn off...' : 'Turn on...'}
    </Button>
  </>
);

const DeliveryProblem = ({ answer }: { readonly answer: string }) => (
  <Banner tone="danger" className="mb-5">
    <span className="font-semibold">The mail server accepts no emails at the moment.</span>{' '}
    <span>We try again every minute.</span> <bdi className="wrap-anywhere">{answer}</bdi>
  </Banner>
);

/** A sequence as a line with its figures, and the selected email to edit. */
export function SequenceEditor({ sequence, onReload }: SequenceEditorProps) {
  const mayChange = useCan()('adminUpdateSequence');
  const [selectedKey, setSelectedKey] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isSwitching, setIsSwitching] = useState(false);
  const form = useSequenceForm(sequence, (key, shown) => {
    setSelectedKey(key);
    if (shown) setLanguage(shown);
  });
  const { draft, change, problems, dirty, busy } = form;
  // A sequence has at least one email.
  const step = draft.steps.find(({ key }) => key === selectedKey) ?? (draft.steps[0] as StepDraft);
  const isOn = sequence.enabled_since !== null;
  const add = () => {
    const { added, steps } = addStep(draft.steps);
    change({ steps });
    setSelectedKey(added.key);
  };
  const edit = (part: Partial<StepDraft>) =>
    change({ steps: draft.steps.map((one) => (one.key === step.key ? { ...one, ...part } : one)) });
  const remove = () => change({ steps: draft.steps.filter(({ key }) => key !== step.key) });
  return (
    <section className="pt-4 lg:pt-6">
      <LeaveGuard dirty={dirty && !busy} />
      <SequenceHead title={SEQUENCE_LABELS[sequence.kind].name} on={isOn} note={dirty ? 'Unsaved changes' : null}>
        <Button variant="outline" aria-pressed={isPreviewing} onClick={() => setIsPreviewing(!isPreviewing)}>
          {isPreviewing ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          <span>{isPreviewing ? 'Hide preview' : 'Preview'}</span>
        </Button>
        {mayChange ? (
          <OwnerActions isOn={isOn} dirty={dirty} busy={busy} onSwitch={() => setIsSwitching(true)} />
        ) : null}
      </SequenceHead>
      <FailureBanner
        failure={form.failure}
        stale={form.stale}
        onReload={() => void onReload().then((stored) => stored && form.loadStored(stored))}
        className="mb-4"
      />
      {sequence.problem ? <DeliveryProblem answer={sequence.problem} /> : null}
      <SequenceLine
        sequence={sequence}
        steps={draft.steps}
        selected={step.key}
        onSelect={setSelectedKey}
        onAdd={mayChange && draft.steps.length < MAX_STEPS ? add : undefined}
      />
      {mayChange && sequence.steps.every(({ id }) => id === null) ? (
        <p className="mb-5 text-sm text-muted-foreground">
          These emails are suggestions. Adapt them to your studio before you turn the sequence on.
        </p>
      ) : null}
      <div className={isPreviewing ? 'grid gap-8 xl:grid-cols-2' : undefined}>
        <form id={FORM} noValidate {...form.form} className="min-w-0">
          <fieldset disabled={!mayChange} className="grid min-w-0 content-start gap-6">
            <StepFields
              step={step}
              language={language}
              problems={problems}
              onLanguage={setLanguage}
              onChange={edit}
              onRemove={mayChange && draft.steps.length > 1 ? remove : undefined}
            />
            <Card className="px-5 py-5 sm:px-6">
              <Field
                name="endDays"
                label="Ends after (days)"
                inputMode="numeric"
                autoComplete="off"
                maxLength={inputMaxLength(MAX_DAYS)}
                className="max-w-40"
                value={draft.endDays}
                onChange={({ currentTarget }) => change({ endDays: currentTarget.value })}
                help="Counted from the event. Goals reached later don’t count."
                error={problems.endDays}
              />
            </Card>
          </fieldset>
          <TestButton kind={sequence.kind} step={step} />
        </form>
        {isPreviewing ? <NewsletterPreview isRevealed language={language} text={step[language]} /> : null}
      </div>
      {isSwitching ? (
        <StatusDialog sequence={sequence} onClose={() => setIsSwitching(false)} onChanged={form.loadStored} />
      ) : null}
    </section>
  );
}
