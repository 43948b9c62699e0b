import { toHit } from '../../../contract/rules/visit-hits.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { storeHit } from '../../store/visits.ts';

/** The server does not know the country of its network, nor whether it is a program. */
export const createVisitsHandlers = (db: MockDb): Pick<MockHandlers, 'recordVisit'> => ({
  recordVisit: ({ body, headers }) => {
    const isRefused = headers.dnt === '1' || headers['sec-gpc'] === '1';
    const hit = isRefused ? null : toHit(body, { country: null, ownHost: 'localhost' });
    if (hit) storeHit(db, hit);
    return { status: 204 };
  },
});
