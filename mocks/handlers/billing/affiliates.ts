import type { MockHandlers } from '../../server/types.ts';
import { listOwnCommissions, payCommissions, recordVisit, toAffiliateLink } from '../../store/affiliates.ts';
import type { MockDb } from '../../store/db.ts';

export const createAffiliatesHandlers = (db: MockDb): Pick<MockHandlers, 'recordReferral' | 'getAffiliate'> => ({
  recordReferral: ({ body }) => {
    recordVisit(db, body.code);
    return { status: 204 };
  },

  getAffiliate: ({ user }) => {
    payCommissions(db);
    const links = db.state.affiliates.filter(({ customerId }) => customerId === user.id);
    return {
      status: 200,
      body: {
        links: links.map((affiliate) => toAffiliateLink(db, affiliate)),
        entries: listOwnCommissions(db, user.id),
      },
    };
  },
});
