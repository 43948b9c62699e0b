import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminGetNewsletterSettings,
  useAdminUpdateNewsletterSettings,
} from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterSettings } from '@/api/generated/model.ts';
import {
  newsletterSettingsPerDayMax,
  newsletterSettingsPerMinuteMax,
} from '@/api/generated/zod/schemas/newsletterSettings.zod.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatCount } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { toasts } from '@/lib/toasts.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { readQuantity } from '../../kit/read-number.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { NO_CACHE, useDraftForm } from '../../kit/use-draft-form.ts';

interface LimitsSheetProps {
  readonly onClose: () => void;
}

const FORM = 'newsletter-limits';

/** How fast newsletters are sent. */
export function LimitsSheet({ onClose }: LimitsSheetProps) {
  const query = useAdminGetNewsletterSettings({ query: NO_CACHE });
  return query.data ? (
    <LimitsForm
      key={query.data.version}
      settings={query.data}
      onClose={onClose}
      onReload={() => void query.refetch()}
    />
  ) : (
    <SideSheet open title="Sending limits" onClose={onClose}>
      <QueryState
        query={query}
        loading="Loading limits"
        skeleton={<Skeleton className="h-40 w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the limits')}
      >
        {() => null}
      </QueryState>
    </SideSheet>
  );
}

interface Draft {
  readonly per_minute: string;
  readonly per_day: string;
}

const LIMITS = { per_minute: newsletterSettingsPerMinuteMax, per_day: newsletterSettingsPerDayMax } as const;
const NAMES = ['per_minute', 'per_day'] as const;

function check(draft: Draft): FieldProblems<keyof Draft> {
  const problems: FieldProblems<keyof Draft> = {};
  for (const name of NAMES) {
    const value = readQuantity(draft[name]) ?? 0;
    if (!Number.isInteger(value) || value < 1 || value > LIMITS[name])
      problems[name] = `Please enter a number from 1 to ${formatCount(LIMITS[name])}`;
  }
  return problems;
}

interface LimitsFormProps extends LimitsSheetProps {
  readonly settings: NewsletterSettings;
  readonly onReload: () => void;
}

function LimitsForm({ settings, onClose, onReload }: LimitsFormProps) {
  const { mutateAsync } = useAdminUpdateNewsletterSettings();
  const { draft, change, dirty, busy, failure, stale, problems, form } = useDraftForm({
    stored: settings,
    draftOf: (stored): Draft => ({
      per_minute: String((stored ?? settings).per_minute),
      per_day: String((stored ?? settings).per_day),
    }),
    fields: NAMES,
    check,
    save: (typed, base) =>
      mutateAsync({
        data: {
          per_minute: readQuantity(typed.per_minute) ?? 0,
          per_day: readQuantity(typed.per_day) ?? 0,
          version: (base ?? settings).version,
        },
      }),
    onSaved: () => {
      toasts.show({ tone: 'success', text: 'Limits saved' });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the limits'),
  });
  return (
    <SideSheet
      open
      title="Sending limits"
      onClose={onClose}
      dirty={dirty && !busy}
      cancel
      footer={
        <Button type="submit" form={FORM} busy={busy}>
          Save changes
        </Button>
      }
    >
      <form id={FORM} noValidate {...form} className="grid gap-5">
        <FailureBanner failure={failure} stale={stale} onReload={onReload} />
        <p className="text-sm text-muted-foreground">
          Check your email provider’s limits. Receipts and other emails are not affected.
        </p>
        <Field
          name="per_minute"
          label="Emails per minute"
          inputMode="numeric"
          autoComplete="off"
          maxLength={inputMaxLength(newsletterSettingsPerMinuteMax)}
          className="max-w-40"
          value={draft.per_minute}
          onChange={({ currentTarget }) => change({ per_minute: currentTarget.value })}
          error={problems.per_minute}
        />
        <Field
          name="per_day"
          label="Emails in 24 hours"
          inputMode="numeric"
          autoComplete="off"
          maxLength={inputMaxLength(newsletterSettingsPerDayMax)}
          className="max-w-40"
          value={draft.per_day}
          onChange={({ currentTarget }) => change({ per_day: currentTarget.value })}
          help="The rest is sent as soon as the limit allows."
          error={problems.per_day}
        />
      </form>
    </SideSheet>
  );
}
