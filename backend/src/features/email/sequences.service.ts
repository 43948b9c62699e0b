import type { Kysely, Transaction } from 'kysely';
import {
  type Sequence,
  type SequenceInput,
  SequenceKind,
  type SequenceRow,
  type SequenceStatusInput,
  type SequenceStep,
  type SequenceStepInput,
} from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { listNewsletterLanguages, toNewsletterTitle } from '../../../../contract/rules/newsletters.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { SEQUENCE_SUGGESTIONS } from '../../../../contract/rules/sequence-suggestions.ts';
import { countWaiting, findSequenceProblems, SEQUENCE_NAMES } from '../../../../contract/rules/sequences.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { prepareNewsletter } from './newsletter-rendering.service.ts';
import { countActiveRuns, stopRuns } from './sequence-runs.repository.ts';
import {
  getSequence,
  listSequences,
  listSteps,
  lockSequence,
  replaceSteps,
  type SequenceRecord,
  type StepRecord,
  setStepStatus,
  updateSequence,
} from './sequences.repository.ts';

type ActiveRuns = Awaited<ReturnType<typeof countActiveRuns>>;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const toSuggestedSteps = (kind: SequenceKind): SequenceStepInput[] =>
  SEQUENCE_SUGGESTIONS[kind].map((step) => ({ id: null, ...step }));

const toFigures = ({ entered, reached }: SequenceRecord, steps: StepRecord[], runs: ActiveRuns) => ({
  entered,
  active: sum(runs.map(({ count }) => count)),
  sent: sum(steps.map(({ sent }) => sent)),
  reached,
  unsubscribed: sum(steps.map(({ unsubscribed }) => unsubscribed)),
});

function toSteps(kind: SequenceKind, steps: StepRecord[], runs: ActiveRuns): SequenceStep[] {
  if (steps.length === 0)
    return toSuggestedSteps(kind).map((step) => ({ ...step, waiting: 0, sent: 0, unsubscribed: 0 }));
  const waiting = countWaiting(steps, runs);
  return steps.map(({ id, delay_days, texts, sent, unsubscribed }, index) => ({
    id,
    delay_days,
    texts,
    waiting: waiting[index] ?? 0,
    sent,
    unsubscribed,
  }));
}

/** In the order of the contract. */
export async function listAllSequences({ db }: Pick<Deps, 'db'>): Promise<SequenceRow[]> {
  const [sequences, steps, runs] = [await listSequences(db), await listSteps(db), await countActiveRuns(db)];
  return Object.values(SequenceKind).flatMap((kind) => {
    const sequence = sequences.find((row) => row.kind === kind);
    if (!sequence) return [];
    const own = steps.filter((step) => step.sequence === kind);
    const count = own.filter(({ removed }) => !removed).length;
    const figures = toFigures(
      sequence,
      own,
      runs.filter((run) => run.kind === kind),
    );
    return {
      kind,
      enabled_since: sequence.enabled_since?.toISOString() ?? null,
      emails: count || SEQUENCE_SUGGESTIONS[kind].length,
      figures,
    };
  });
}

export async function readSequence({ db }: { db: Kysely<Database> }, kind: SequenceKind): Promise<Sequence> {
  const sequence = await getSequence(db, kind);
  const steps = await listSteps(db, kind);
  const present = steps.filter(({ removed }) => !removed);
  const runs = (await countActiveRuns(db)).filter((run) => run.kind === kind);
  return {
    kind,
    version: sequence.version,
    enabled_since: sequence.enabled_since?.toISOString() ?? null,
    end_days: sequence.end_days,
    steps: toSteps(kind, present, runs),
    figures: toFigures(sequence, steps, runs),
    problem: present.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

const trim = (steps: readonly SequenceStepInput[]): SequenceStepInput[] =>
  steps.map(({ texts: { en, bn }, ...step }) => ({
    ...step,
    texts: {
      en: { subject: en.subject.trim(), content: en.content.trim() },
      bn: { subject: bn.subject.trim(), content: bn.content.trim() },
    },
  }));

/** What the audit log shows of a sequence. */
const toFields = (steps: readonly Pick<SequenceStepInput, 'delay_days' | 'texts'>[], endDays: number) => ({
  subjects: steps.map(({ texts }) => toNewsletterTitle(texts)).join(', '),
  days: steps.map(({ delay_days }) => delay_days).join(', '),
  endDays,
});

const toAuditEntry = ({ id }: SessionUser, kind: SequenceKind, at: Date) =>
  ({ actorId: id, subject: 'sequence', subjectId: kind, label: SEQUENCE_NAMES[kind], at }) as const;

/** @throws AppError 400 */
function checkSteps(steps: readonly SequenceStepInput[], stored: StepRecord[], endDays: number): void {
  const [problem] = findSequenceProblems(steps, endDays);
  if (problem) throw invalid(problem.field, problem.message);
  const ids = steps.map(({ id }) => id);
  const unknown = ids.findIndex(
    (id, index) =>
      id !== null && (ids.indexOf(id) !== index || !stored.some((step) => step.id === id && !step.removed)),
  );
  if (unknown !== -1) throw invalid(`steps.${unknown}.id`, REFUSALS.sequenceEmailGone);
}

/** @throws AppError 400, 409 */
export async function saveSequence(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'siteState'>,
  user: SessionUser,
  kind: SequenceKind,
  { version, end_days: endDays, steps: input }: SequenceInput,
): Promise<Sequence> {
  const now = deps.clock.now();
  const steps = trim(input);
  // Refuses a text that no job could render later.
  for (const { texts } of steps)
    for (const language of listNewsletterLanguages(texts)) await prepareNewsletter(deps, language, texts[language]);
  return inTransaction(deps.db, async (tx) => {
    const before = await lockSequence(tx, kind);
    checkVersion(before.version, version);
    const stored = await listSteps(tx, kind);
    checkSteps(steps, stored, endDays);
    await replaceSteps(tx, { kind, isEnabled: before.enabled_since !== null, steps, now });
    await updateSequence(tx, kind, { end_days: endDays });
    const present = stored.filter(({ removed }) => !removed);
    const changes = changedFields(toFields(present, before.end_days), toFields(steps, endDays)) ?? {
      before: {},
      after: {},
    };
    await recordChange(tx, { ...toAuditEntry(user, kind, now), action: 'sequence.update', ...changes });
    return readSequence({ db: tx }, kind);
  });
}

/** Suggestions become emails once the sequence is on. */
async function saveSuggestions(tx: Transaction<Database>, kind: SequenceKind, now: Date): Promise<void> {
  const stored = await listSteps(tx, kind);
  if (stored.every(({ removed }) => removed))
    await replaceSteps(tx, { kind, isEnabled: true, steps: toSuggestedSteps(kind), now });
}

/** @throws AppError 409 */
export async function setSequenceStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  kind: SequenceKind,
  { enabled, version }: SequenceStatusInput,
): Promise<Sequence> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const before = await lockSequence(tx, kind);
    checkVersion(before.version, version);
    if (enabled === (before.enabled_since !== null)) return readSequence({ db: tx }, kind);
    if (enabled) await saveSuggestions(tx, kind, now);
    else await stopRuns(tx, kind, now);
    await setStepStatus(tx, kind, enabled ? 'sending' : 'paused');
    await updateSequence(tx, kind, { enabled_since: enabled ? now : null });
    const action = enabled ? 'sequence.enable' : 'sequence.disable';
    const fields = { before: { enabled: !enabled }, after: { enabled } };
    await recordChange(tx, { ...toAuditEntry(user, kind, now), action, ...fields });
    return readSequence({ db: tx }, kind);
  });
}
