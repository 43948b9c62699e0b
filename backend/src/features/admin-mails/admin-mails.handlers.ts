import type { AdminMail } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { findMails, type MailRow } from './admin-mails.repository.ts';
import { resendMail } from './admin-mails.service.ts';

/** Row to contract. */
function toAdminMail(row: MailRow): AdminMail {
  const { id, kind, subject, status, answer, attempts, created_at, settled_at } = row;
  return {
    ...{ id, kind, subject, status, answer, attempts },
    recipient: { name: row.recipient_name, email: row.recipient_email },
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    resendable: row.kept && status !== 'waiting',
  };
}

/** The log of mails; the contract lets only the role super_admin in. */
export function createAdminMailsHandlers(deps: Deps): FeatureHandlers<'adminListMails' | 'adminResendMail'> {
  return {
    adminListMails: async ({ query }) => {
      const { kind, status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findMails(deps.db, { search, kind, status }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(found, toAdminMail, { page, limit }) };
    },

    adminResendMail: async ({ user, params }) => {
      await resendMail(deps, user, params.id);
      return { status: 204 };
    },
  };
}
