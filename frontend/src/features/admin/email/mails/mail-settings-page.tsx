import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetMailSettings, useAdminUpdateMailSettings } from '@/api/generated/admin-mails/admin-mails.ts';
import type { AdminMailSettings, MailReplies } from '@/api/generated/model.ts';
import {
  adminMailSettingsInputRecipientsMax,
  adminMailSettingsInputReviewDaysMax,
} from '@/api/generated/zod/schemas/adminMailSettingsInput.zod.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { toasts } from '@/lib/toasts.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SettingsFooter, SettingsGroup, SettingsSkeleton } from '../../kit/settings-group.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { NO_CACHE, useDraftForm } from '../../kit/use-draft-form.ts';
import { checkMailSettings, mailSettingsDraft, type RecipientDraft, toMailSettings } from './mail-settings-draft.ts';
import { MailViews } from './mail-views.tsx';
import { RecipientRow } from './recipient-row.tsx';
import { SenderDomain } from './sender-domain.tsx';

/** Every time zone that the browser knows, plus the current one, which only the server may know. */
const timeZones = (present: string): { value: string; label: string }[] =>
  [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Where replies to emails arrive, and whether that works. */
function Replies({ replies }: { readonly replies: MailReplies | null }) {
  if (replies === null) {
    return (
      <SettingsGroup title="Replies by email" line="A reply to any email can continue its conversation in the inbox.">
        <p className="text-sm text-muted-foreground">
          Off. Replies go to the studio’s contact email. The server’s settings <code>REPLY_ADDRESS</code> and{' '}
          <code>IMAP_URL</code> or <code>MAIL_HOOK_SECRET</code> turn it on.
        </p>
      </SettingsGroup>
    );
  }
  const { address, last_received_at: received, checked_at: checked, problem } = replies;
  return (
    <SettingsGroup title="Replies by email" line="A reply to any email continues its conversation in the inbox.">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted-foreground">Address</dt>
        <dd className="font-semibold wrap-anywhere">{address}</dd>
        <dt className="text-muted-foreground">Latest email</dt>
        <dd>{received === null ? 'None yet' : formatShopTime(received)}</dd>
        {checked === null ? null : (
          <>
            <dt className="text-muted-foreground">Mailbox read</dt>
            <dd>{formatShopTime(checked)}</dd>
          </>
        )}
      </dl>
      {problem === null ? null : (
        <p role="alert" className="mt-4 rounded-md bg-destructive-soft px-3 py-2 text-sm wrap-anywhere">
          <span className="font-semibold">The mailbox could not be read:</span> <bdi>{problem}</bdi>
        </p>
      )}
    </SettingsGroup>
  );
}

interface MailSettingsFormProps {
  readonly settings: AdminMailSettings;
  /** Refetches them after another administrator has changed them. */
  readonly onReload: () => void;
}

/** Recipients, the business time zone, and review invitations, in one form. */
function MailSettingsForm({ settings, onReload }: MailSettingsFormProps) {
  const { mutateAsync } = useAdminUpdateMailSettings();
  const [added, setAdded] = useState(0);
  const { draft, change, base, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: settings,
    draftOf: (stored) => mailSettingsDraft(stored ?? settings),
    fields: [
      ...Array.from({ length: adminMailSettingsInputRecipientsMax }, (_, index) => `email-${index}`),
      ...Array.from({ length: added }, (_, index) => `email-new-${index}`),
      'recipients',
      'time_zone',
      'reviewDays',
    ],
    check: checkMailSettings,
    save: (typed, from) => mutateAsync({ data: toMailSettings(typed, (from ?? settings).version) }),
    onSaved: () => toasts.show({ tone: 'success', text: 'Email settings saved' }),
    toMessage: (error) => errorMessage(error, 'Failed to save the changes'),
    solvedBy: 'any',
  });
  const zones = useMemo(() => timeZones(settings.time_zone), [settings.time_zone]);
  const { recipients, timeZone, quietDigest, reviewDays } = draft;
  const add = () => {
    setAdded(added + 1);
    change({
      recipients: [
        ...recipients,
        { key: `new-${added}`, email: '', orders: true, payments: true, payouts: true, digest: true },
      ],
    });
  };
  const changeRecipient = (key: string, patch: Partial<RecipientDraft>) =>
    change({ recipients: recipients.map((item) => (item.key === key ? { ...item, ...patch } : item)) });
  return (
    <form noValidate {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FailureBanner failure={failure} stale={stale} onReload={onReload} className="mb-6" />
      <SettingsGroup
        title="Studio notifications"
        line="Orders: one email per paid order, batched above ten an hour. Payments and withdrawals: one email for each that needs review. Digest: yesterday’s sales and open tasks, at 8 AM."
      >
        <ul aria-label="Recipients">
          {recipients.map((recipient) => (
            <RecipientRow
              key={recipient.key}
              recipient={recipient}
              studio={(base ?? settings).studio}
              error={problems[`email-${recipient.key}`]}
              onChange={(patch) => changeRecipient(recipient.key, patch)}
              onRemove={() => change({ recipients: recipients.filter(({ key }) => key !== recipient.key) })}
            />
          ))}
        </ul>
        {problems.recipients ? (
          <p role="alert" className="mt-2 text-xs font-semibold text-destructive">
            {problems.recipients}
          </p>
        ) : null}
        {recipients.length < adminMailSettingsInputRecipientsMax ? (
          <Button variant="outline" size="sm" className="mt-2" onClick={add}>
            <Plus aria-hidden="true" />
            Add a recipient
          </Button>
        ) : null}
        <hr className="my-5 border-border" />
        <SelectField
          name="time_zone"
          label="Shop time zone"
          options={zones}
          value={timeZone}
          onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}
          help="Sets when the digest is sent and when a day ends."
          error={problems.time_zone}
        />
        <SwitchField
          name="quiet_digest"
          label="Send on quiet days"
          help="Even with no sales or tasks"
          checked={quietDigest}
          onCheckedChange={(on) => change({ quietDigest: on })}
        />
      </SettingsGroup>
      <SettingsGroup
        title="Review request"
        line="One email and one notification per product, for customers who downloaded it but haven’t reviewed it. They can opt out of the email."
      >
        <Field
          name="reviewDays"
          label="Days after the order"
          inputMode="numeric"
          maxLength={inputMaxLength(adminMailSettingsInputReviewDaysMax)}
          autoComplete="off"
          className="max-w-28"
          value={reviewDays}
          onChange={({ currentTarget }) => change({ reviewDays: currentTarget.value })}
          help="0 = off."
          error={problems.reviewDays}
        />
      </SettingsGroup>
      <Replies replies={settings.replies} />
      <SenderDomain />
      <SettingsFooter>
        <Button type="submit" busy={busy} disabled={!dirty}>
          Save Changes
        </Button>
      </SettingsFooter>
    </form>
  );
}

/** Which emails the team receives, and when customers are asked for a review. */
export function MailSettingsPage() {
  const query = useAdminGetMailSettings({ query: NO_CACHE });
  return (
    <AdminPage title="Email settings" actions={<MailViews />}>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<SettingsSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch settings')}
      >
        {(settings) => (
          <MailSettingsForm key={settings.version} settings={settings} onReload={() => void query.refetch()} />
        )}
      </QueryState>
    </AdminPage>
  );
}
