import type { LegalPageName } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { legalPage } from '../../store/pages.ts';

export const createLegalHandlers = (db: MockDb): Pick<MockHandlers, 'getLegalPage'> => ({
  getLegalPage: ({ params }) => {
    // The contract allows no other names.
    const page = legalPage(db.state, params.page as LegalPageName);
    return page ? { status: 200, body: page } : notFound(REFUSALS.pageNotFound);
  },
});
