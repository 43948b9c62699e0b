import { REFUSALS } from '../../../backend/shared/refusals.ts';
import type { LegalPageName } from '../../generated/model.ts';
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
