import type { MockApi } from '../../../mocks/api.ts';
import type { StoredCaseStudy } from '../../../mocks/store/case-studies.ts';

const TOKEN = 'approval-of-a-story';

/** The first case study of the demo, in another state. */
export const changeFirst = ({ db }: MockApi, changed: Partial<StoredCaseStudy>): void => {
  const [study] = db.state.caseStudies;
  if (study) Object.assign(study, changed);
};

/** It waits for its client. */
export const waitForClient = (api: MockApi): string => {
  const asked = {
    status: 'waiting',
    token: TOKEN,
    requested_at: '2026-11-01T09:00:00.000Z',
    approvedWords: null,
  } as const;
  changeFirst(api, { ...asked, approved_by: '', approved_at: null, rating: null });
  return TOKEN;
};

export const clearCaseStudies = ({ db }: MockApi): void => {
  db.state.caseStudies = [];
};
