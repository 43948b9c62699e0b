import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useMoveCall } from '@/api/generated/calls/calls.ts';
import type { BookedCall } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { callHeaders } from './call-token.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';

interface MoveFormProps {
  readonly token: string;
  readonly call: BookedCall;
  readonly onDone: (call: BookedCall) => void;
  readonly onClose: () => void;
}

/** Selects another time for a call. */
export function MoveForm({ token, call, onDone, onClose }: MoveFormProps) {
  const { query, timeZone = call.time_zone, setTimeZone, start, setStart } = useSlots();
  const { mutateAsync } = useMoveCall({ request: callHeaders(token) });
  const { form, busy, failure, problem } = useForm({
    fields: ['start'],
    check: () => (start === '' ? { start: t`Please select a time` } : {}),
    send: async () => {
      try {
        onDone(await mutateAsync({ data: { start, time_zone: timeZone } }));
      } catch (error) {
        if (hasStatus(error, 409)) await query.refetch();
        throw error;
      }
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to reschedule the call`),
  });
  return (
    <form
      noValidate
      aria-label={t`Reschedule the call`}
      className="rounded-xl border border-border bg-card p-5 sm:p-8"
      {...form}
    >
      <QueryState
        query={query}
        loading={t`Loading available times`}
        skeleton={<Skeleton className="h-80 w-full" />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch available times`)}
        isEmpty={({ starts }) => starts.length === 0}
        empty={
          <p className="text-sm text-muted-foreground">
            <Trans>All times are booked. Reply to our email and we’ll find one.</Trans>
          </p>
        }
      >
        {({ starts }) => (
          <SlotPicker
            starts={starts}
            timeZone={timeZone}
            onTimeZone={setTimeZone}
            value={start}
            onChange={setStart}
            error={problem('start')}
          />
        )}
      </QueryState>
      {failure ? (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Reschedule the call</Trans>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
