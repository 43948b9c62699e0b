import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useBookCall } from '@/api/generated/calls/calls.ts';
import type { CallSlots } from '@/api/generated/model.ts';
import {
  callBookingEmailMax,
  callBookingNameMax,
  callBookingPhoneMax,
  callBookingTopicMax,
  callBookingWebsiteMax,
} from '@/api/generated/zod/schemas/callBooking.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { HoneypotField } from '@/components/ui/honeypot-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { readForm } from '@/lib/form-values.ts';
import { readHashToken } from '@/lib/hash-token.ts';
import { formatCallDay, formatCallTime } from './call-days.ts';
import { saveCallToken } from './call-token.ts';
import { SlotPicker } from './slot-picker.tsx';
import type { useSlots } from './use-slots.ts';

interface BookingFormProps {
  readonly data: CallSlots;
  readonly slots: ReturnType<typeof useSlots> & { readonly timeZone: string };
}

/** A time and who calls. Sent again after a failure, it is the same booking. */
export function BookingForm({ data: { starts, place }, slots }: BookingFormProps) {
  const { timeZone, setTimeZone, start, setStart, query } = slots;
  const navigate = useNavigate();
  const attempt = useAttemptId('call');
  const thread = typeof window === 'undefined' ? null : readHashToken();
  const { mutateAsync } = useBookCall({
    ...(thread === null ? {} : { request: { headers: { 'X-Project-Token': thread } } }),
  });
  const { form, busy, failure, problem } = useForm({
    fields: ['start', 'name', 'email', 'phone', 'topic'],
    draftKey: 'call',
    check: ({ name, email, phone, topic }, { misspelt }) => ({
      ...(start === '' && { start: t`Please select a time` }),
      ...(name.trim() === '' && { name: t`Please enter your name` }),
      ...((email.trim() === '' || misspelt) && { email: t`Please enter a valid email address` }),
      ...(place === 'phone' && phone.trim() === '' && { phone: t`Please enter a phone number` }),
      ...(topic.trim() === '' && { topic: t`Please tell us what the call is about` }),
    }),
    send: async ({ name, email, phone, topic }, { form: element }) => {
      const text = { name: name.trim(), email: email.trim(), phone: phone.trim(), topic: topic.trim() };
      const content = { ...text, start, time_zone: timeZone };
      const { website } = readForm(element, ['website']);
      try {
        const { token } = await mutateAsync({
          data: { id: attempt.toId(content), ...content, ...(website ? { website } : {}) },
        });
        attempt.clear();
        saveCallToken(token);
        await navigate({ to: '/call', hash: token });
      } catch (error) {
        if (hasStatus(error, 409)) await query.refetch();
        throw error;
      }
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to book the call`),
  });
  return (
    <form noValidate aria-label={t`Book a call`} {...form}>
      <SlotPicker
        starts={starts}
        timeZone={timeZone}
        onTimeZone={setTimeZone}
        value={start}
        onChange={setStart}
        error={problem('start')}
      />
      <div className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Field
          label={t`Name`}
          name="name"
          autoComplete="name"
          required
          maxLength={callBookingNameMax}
          readOnly={busy}
          error={problem('name')}
        />
        <Field
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={callBookingEmailMax}
          readOnly={busy}
          error={problem('email')}
        />
        <div className="sm:col-span-2">
          <Field
            label={place === 'phone' ? t`Phone number` : t`Phone number (optional)`}
            name="phone"
            type="tel"
            autoComplete="tel"
            required={place === 'phone'}
            maxLength={callBookingPhoneMax}
            readOnly={busy}
            error={problem('phone')}
          />
        </div>
        <div className="sm:col-span-2">
          <FieldFrame id="topic" label={t`What is it about?`} error={problem('topic')}>
            <Textarea
              id="topic"
              name="topic"
              rows={4}
              dir="auto"
              required
              readOnly={busy}
              maxLength={callBookingTopicMax}
              aria-invalid={Boolean(problem('topic')) || undefined}
              aria-describedby={noteId('topic')}
            />
          </FieldFrame>
        </div>
      </div>
      <HoneypotField maxLength={callBookingWebsiteMax} />
      {failure ? (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
          <Trans>Book the call</Trans>
        </Button>
        {start ? (
          <p className="min-w-0 text-sm text-muted-foreground">
            <span>{`${formatCallDay(start, timeZone)}, ${formatCallTime(start, timeZone)}`}</span>
          </p>
        ) : null}
      </div>
    </form>
  );
}
