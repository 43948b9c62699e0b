import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { getCaseStudy, listCaseStudies } from './case-studies.service.ts';
import { approveCaseStudy, getByToken, requestChanges, toDraft } from './case-study-approval.service.ts';

type Operations =
  | 'listCaseStudies'
  | 'getCaseStudy'
  | 'getCaseStudyDraft'
  | 'approveCaseStudy'
  | 'requestCaseStudyChanges';

/** The contract requires the header. */
const readToken = (headers: { 'x-approval-token'?: string }): string => headers['x-approval-token'] ?? '';

/** Published case studies, and a client's approval of one by its link. */
export function createCaseStudiesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock, limits } = deps;
  return {
    listCaseStudies: async () => ({ status: 200, body: { items: await listCaseStudies(db) } }),

    getCaseStudy: async ({ params }) => ({
      status: 200,
      body: await getCaseStudy(db, params.address, clock.now()),
    }),

    getCaseStudyDraft: async ({ headers, call }) => {
      await limits.consume('approval-token-network', call.ip);
      return { status: 200, body: await toDraft(deps, await getByToken(deps, readToken(headers))) };
    },

    approveCaseStudy: async ({ headers, body, call }) => {
      await limits.consume('approval-token-network', call.ip);
      return { status: 200, body: await toDraft(deps, await approveCaseStudy(deps, readToken(headers), body)) };
    },

    requestCaseStudyChanges: async ({ headers, body, call }) => {
      await limits.consume('approval-token-network', call.ip);
      return { status: 200, body: await toDraft(deps, await requestChanges(deps, readToken(headers), body)) };
    },
  };
}
