import type { Sequence, SequenceKind, SequenceStepInput } from '../../../contract/generated/model.ts';
import { keepLineBreaks } from '../../../contract/markdown/line-breaks.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { toNewsletterTitle } from '../../../contract/rules/newsletters.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { findSequenceProblems, SEQUENCE_NAMES } from '../../../contract/rules/sequences.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { sendTest } from '../../store/newsletters.ts';
import { renderText } from '../../store/render-text.ts';
import { toSequenceRow } from '../../store/sequences.ts';
import { findVersionProblem } from '../kit/version.ts';

type Operations =
  | 'adminListSequences'
  | 'adminGetSequence'
  | 'adminUpdateSequence'
  | 'adminSetSequenceStatus'
  | 'adminTestSequence';

const toFields = (steps: readonly Pick<SequenceStepInput, 'delay_days' | 'texts'>[], endDays: number) => ({
  subjects: steps.map(({ texts }) => toNewsletterTitle(texts)).join(', '),
  days: steps.map(({ delay_days }) => delay_days).join(', '),
  endDays,
});

const trim = ({ texts: { en, bn }, ...step }: SequenceStepInput): SequenceStepInput => ({
  ...step,
  texts: {
    en: { subject: en.subject.trim(), content: en.content.trim() },
    bn: { subject: bn.subject.trim(), content: bn.content.trim() },
  },
});

/** A new step has an id; one that is stored keeps its figures. */
const toStep = (stored: Sequence['steps'], { id, ...step }: SequenceStepInput): Sequence['steps'][number] => {
  const before = stored.find((one) => id !== null && one.id === id);
  const { waiting = 0, sent = 0, unsubscribed = 0 } = before ?? {};
  return { ...step, id: id ?? crypto.randomUUID(), waiting, sent, unsubscribed };
};

const findForeignStep = (stored: Sequence['steps'], steps: readonly SequenceStepInput[]): number => {
  const ids = steps.map(({ id }) => id);
  return ids.findIndex(
    (id, index) => id !== null && (ids.indexOf(id) !== index || !stored.some((step) => step.id === id)),
  );
};

export const createAdminSequencesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const get = (kind: SequenceKind) => db.state.sequences.find((one) => one.kind === kind) as Sequence;
  const record = (userId: string, kind: SequenceKind, action: string, before: object, after: object) =>
    recordChange(db, {
      actorId: userId,
      subject: 'sequence',
      subjectId: kind,
      label: SEQUENCE_NAMES[kind],
      action,
      before,
      after,
    });

  return {
    adminListSequences: () => ({ status: 200, body: { items: db.state.sequences.map(toSequenceRow) } }),
    adminGetSequence: ({ params }) => ({ status: 200, body: get(params.kind as SequenceKind) }),
    adminUpdateSequence: async ({ user, params, body }) => {
      const sequence = get(params.kind as SequenceKind);
      const steps = body.steps.map(trim);
      for (const { texts } of steps)
        for (const language of ['en', 'bn'] as const) {
          const rendered = await renderText(db.state, 'content', keepLineBreaks(texts[language].content), language);
          if ('status' in rendered) return rendered;
        }
      const stale = findVersionProblem(sequence.version, body.version);
      if (stale) return stale;
      const [problem] = findSequenceProblems(steps, body.end_days);
      if (problem) return invalidField(problem.field, problem.message);
      const foreign = findForeignStep(sequence.steps, steps);
      if (foreign !== -1) return invalidField(`steps.${foreign}.id`, REFUSALS.sequenceEmailGone);
      const isSaved = sequence.steps.some(({ id }) => id !== null);
      const before = toFields(isSaved ? sequence.steps : [], sequence.end_days);
      Object.assign(sequence, {
        steps: steps.map((step) => toStep(sequence.steps, step)),
        end_days: body.end_days,
        version: sequence.version + 1,
      });
      const changes = changedFields(before, toFields(steps, body.end_days));
      record(user.id, sequence.kind, 'sequence.update', changes?.before ?? {}, changes?.after ?? {});
      return { status: 200, body: sequence };
    },
    adminSetSequenceStatus: ({ user, params, body: { enabled, version } }) => {
      const sequence = get(params.kind as SequenceKind);
      const stale = findVersionProblem(sequence.version, version);
      if (stale) return stale;
      if (enabled === (sequence.enabled_since !== null)) return { status: 200, body: sequence };
      // Turning it off ends it for everyone in it.
      const ended = enabled ? {} : { figures: { ...sequence.figures, active: 0 } };
      const steps = sequence.steps.map((step) => ({
        ...step,
        id: step.id ?? crypto.randomUUID(),
        waiting: enabled ? step.waiting : 0,
      }));
      const since = enabled ? new Date().toISOString() : null;
      Object.assign(sequence, { ...ended, steps, enabled_since: since, version: sequence.version + 1 });
      const action = enabled ? 'sequence.enable' : 'sequence.disable';
      record(user.id, sequence.kind, action, { enabled: !enabled }, { enabled });
      return { status: 200, body: sequence };
    },
    adminTestSequence: ({ user, body }) => sendTest(db, user, body),
  };
};
