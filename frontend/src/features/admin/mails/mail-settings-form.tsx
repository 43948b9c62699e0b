import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminUpdateMailSettings } from '@/api/generated/admin-mails/admin-mails.ts';
import type { AdminMailSettings } from '@/api/generated/model.ts';
import {
  adminMailSettingsInputReceiversMax,
  adminMailSettingsInputReviewDaysMax,
} from '@/api/generated/zod/schemas/adminMailSettingsInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { toasts } from '@/lib/toasts.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { SettingsGroup } from '../kit/settings-group.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { checkMailSettings, mailSettingsDraft, type RecipientDraft, toMailSettings } from './mail-settings-draft.ts';
import { RecipientRow } from './recipient-row.tsx';
import { timeZones } from './time-zones.ts';

interface MailSettingsFormProps {
  readonly settings: AdminMailSettings;
  /** Refetches them after another administrator has changed them. */
  readonly onReload: () => void;
}

/** Recipients, the business time zone, and review invitations, in one form. */
export function MailSettingsForm({ settings, onReload }: MailSettingsFormProps) {
  const { mutateAsync } = useAdminUpdateMailSettings();
  const [added, setAdded] = useState(0);
  const { draft, change, base, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: settings,
    draftOf: (stored) => mailSettingsDraft(stored ?? settings),
    fields: [
      ...Array.from({ length: adminMailSettingsInputReceiversMax }, (_, index) => `email-${index}`),
      ...Array.from({ length: added }, (_, index) => `email-new-${index}`),
      'receivers',
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
  const { receivers, timeZone, quietDigest, reviewDays } = draft;
  const add = () => {
    setAdded(added + 1);
    change({
      receivers: [
        ...receivers,
        { key: `new-${added}`, email: '', orders: true, payments: true, payouts: true, digest: true },
      ],
    });
  };
  const changeRecipient = (key: string, patch: Partial<RecipientDraft>) =>
    change({ receivers: receivers.map((item) => (item.key === key ? { ...item, ...patch } : item)) });
  return (
    <form noValidate {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FailureBanner failure={failure} stale={stale} onReload={onReload} className="mb-6" />
      <SettingsGroup
        title="Studio notifications"
        line="Orders: one email per paid order, batched above ten an hour. Payments and withdrawals: one email for each that needs review. Digest: yesterday’s sales and open tasks, at 8 AM."
      >
        <ul aria-label="Recipients">
          {receivers.map((receiver) => (
            <RecipientRow
              key={receiver.key}
              receiver={receiver}
              studio={(base ?? settings).studio}
              error={problems[`email-${receiver.key}`]}
              onChange={(patch) => changeRecipient(receiver.key, patch)}
              onRemove={() => change({ receivers: receivers.filter(({ key }) => key !== receiver.key) })}
            />
          ))}
        </ul>
        {problems.receivers ? (
          <p role="alert" className="mt-2 text-xs font-semibold text-destructive">
            {problems.receivers}
          </p>
        ) : null}
        {receivers.length < adminMailSettingsInputReceiversMax ? (
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
      <div className="sticky bottom-0 -mx-1 border-t border-border bg-background px-1 py-4">
        <Button type="submit" busy={busy} disabled={!dirty}>
          Save email settings
        </Button>
      </div>
    </form>
  );
}
