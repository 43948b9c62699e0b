import type { SequenceKind } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { sendTest } from './newsletters.service.ts';
import { listAllSequences, readSequence, saveSequence, setSequenceStatus } from './sequences.service.ts';

type Operations =
  | 'adminListSequences'
  | 'adminGetSequence'
  | 'adminUpdateSequence'
  | 'adminSetSequenceStatus'
  | 'adminTestSequence';

/** Emails that follow an event; the contract admits only the role super_admin, and no other kinds. */
export function createAdminSequencesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListSequences: async () => ({ status: 200, body: { items: await listAllSequences(deps) } }),
    adminGetSequence: async ({ params }) => ({
      status: 200,
      body: await readSequence(deps, params.kind as SequenceKind),
    }),
    adminUpdateSequence: async ({ user, params, body }) => ({
      status: 200,
      body: await saveSequence(deps, user, params.kind as SequenceKind, body),
    }),
    adminSetSequenceStatus: async ({ user, params, body }) => ({
      status: 200,
      body: await setSequenceStatus(deps, user, params.kind as SequenceKind, body),
    }),
    adminTestSequence: async ({ user, body }) => {
      await sendTest(deps, user, body);
      return { status: 204 };
    },
  };
}
