import type { AdminMail } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { dnsRecords } from '../../mail/dns-records.adapter.ts';
import { listMails, type MailRow } from './admin-mails.repository.ts';
import { resendMail } from './admin-mails.service.ts';
import { getPreview, listPreviews, sendPreview } from './mail-previews.service.ts';
import { getMailSettings, saveMailSettings } from './mail-settings.service.ts';
import { checkSenderDomain } from './sender-domain.service.ts';

type Operations =
  | 'adminListMails'
  | 'adminResendMail'
  | 'adminGetMailSettings'
  | 'adminUpdateMailSettings'
  | 'adminCheckSenderDomain'
  | 'adminListMailPreviews'
  | 'adminGetMailPreview'
  | 'adminSendMailPreview';

function toAdminMail(row: MailRow): AdminMail {
  const { id, kind, subject, status, answer, attempts, created_at, settled_at } = row;
  return {
    id,
    kind,
    subject,
    status,
    answer,
    attempts,
    recipient: { name: row.recipient_name, email: row.recipient_email },
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    resendable: row.kept && status !== 'waiting',
  };
}

/** The email log, previews, and the studio's recipients; the contract admits only the role super_admin. */
export function createAdminMailsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListMails: async ({ query }) => {
      const { kind, status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const result = await listMails(deps.db, { search, kind, status }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, toAdminMail, { page, limit }) };
    },

    adminResendMail: async ({ user, params }) => {
      await resendMail(deps, user, params.id);
      return { status: 204 };
    },

    adminGetMailSettings: async () => ({ status: 200, body: await getMailSettings(deps) }),
    adminUpdateMailSettings: async ({ user, body }) => ({
      status: 200,
      body: await saveMailSettings(deps, user.id, body),
    }),

    adminCheckSenderDomain: async () => ({ status: 200, body: await checkSenderDomain(deps.env.mailFrom, dnsRecords) }),

    adminListMailPreviews: async () => ({ status: 200, body: await listPreviews(deps) }),
    adminGetMailPreview: async ({ params, query }) => ({
      status: 200,
      body: await getPreview(deps, params.kind, query.language),
    }),
    adminSendMailPreview: async ({ user, params, query }) => {
      await sendPreview(deps, user, params.kind, query.language);
      return { status: 204 };
    },
  };
}
