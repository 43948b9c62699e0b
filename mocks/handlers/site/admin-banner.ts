import { changedFields } from '../../../contract/rules/changed-fields.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { findVersionProblem } from '../kit/version.ts';

export const createAdminBannerHandlers = (db: MockDb): Pick<MockHandlers, 'adminGetBanner' | 'adminUpdateBanner'> => ({
  adminGetBanner: () => ({ status: 200, body: db.state.banner }),

  adminUpdateBanner: ({ user, body }) => {
    const { banner } = db.state;
    const stale = findVersionProblem(banner.version, body.version);
    if (stale) return stale;
    const { version, ...after } = body;
    const fields = changedFields(banner, after);
    const auditEntry = { actorId: user.id, subject: 'banner', subjectId: null, label: 'Promo banner' };
    if (fields) recordChange(db, { ...auditEntry, action: 'banner.update', ...fields });
    db.state.banner = { ...after, version: version + 1 };
    const { enabled, ...words } = after;
    db.state.site.promo = enabled ? words : null;
    return { status: 200, body: db.state.banner };
  },
});
