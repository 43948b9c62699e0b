import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { isPublishable } from '../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { logMail } from '../../store/outbox.ts';
import { findVersionProblem } from '../kit/version.ts';
import { createCaseStudies, findIncomplete, toAdminCaseStudy } from './admin-case-studies-edits.ts';

type Operations =
  | 'adminListCaseStudies'
  | 'adminGetCaseStudy'
  | 'adminCreateCaseStudy'
  | 'adminUpdateCaseStudy'
  | 'adminRequestApproval'
  | 'adminPublishCaseStudy';

export const createAdminCaseStudiesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const studies = createCaseStudies(db);
  const now = () => new Date().toISOString();
  return {
    adminListCaseStudies: () => ({
      status: 200,
      body: {
        items: studies
          .present()
          .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || b.id - a.id)
          .map(({ id, version, title, address, client, year, status, updated_at, image }) => ({
            id,
            version,
            title,
            address,
            client,
            year,
            status,
            updated_at,
            image,
          })),
      },
    }),
    adminGetCaseStudy: studies.get,
    adminCreateCaseStudy: studies.create,
    adminUpdateCaseStudy: (call) => studies.update(call),

    adminRequestApproval: ({ user, params, body }) => {
      const row = studies.find(params.id);
      if (!row) return studies.missing();
      const stale = findVersionProblem(row.version, body.version);
      if (stale) return stale;
      if (row.status === 'published') return conflict(REFUSALS.caseStudyPublished);
      if (!row.client_named) return invalidField('client_named', REFUSALS.caseStudyNoClient);
      const incomplete = findIncomplete(row);
      if (incomplete) return incomplete;
      const token = crypto.randomUUID().replaceAll('-', '');
      if (body.email !== undefined)
        logMail(db, {
          kind: 'case-study-approval',
          recipient: { name: '', email: body.email },
          subject: `For your approval: ${row.title}`,
        });
      const status = row.status;
      const asked = { status: 'waiting', token, requested_at: now(), changes: '', changes_at: null };
      Object.assign(row, { ...asked, version: row.version + 1, updated_at: now() });
      const isSame = status === 'waiting';
      studies.record(user, 'request-approval', row, {
        before: isSame ? {} : { status },
        after: isSame ? {} : { status: 'waiting' },
      });
      return {
        status: 200,
        body: {
          url: `${globalThis.location?.origin ?? 'http://localhost'}/case-study#${token}`,
          study: toAdminCaseStudy(row),
        },
      };
    },

    adminPublishCaseStudy: ({ user, params, body: { published, version } }) => {
      const row = studies.find(params.id);
      if (!row) return studies.missing();
      const stale = findVersionProblem(row.version, version);
      if (stale) return stale;
      if ((row.status === 'published') === published) return { status: 200, body: toAdminCaseStudy(row) };
      if (published) {
        const incomplete = findIncomplete(row);
        if (incomplete) return incomplete;
        if (!isPublishable(row, row.approvedWords)) return conflict(REFUSALS.caseStudyNotApproved);
        row.publishedOn ??= toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;
      }
      const changed = { status: published ? 'published' : 'unpublished', version: row.version + 1, updated_at: now() };
      studies.assign(user, row, changed, published ? 'publish' : 'unpublish');
      return { status: 200, body: toAdminCaseStudy(row) };
    },
  };
};
