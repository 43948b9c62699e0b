import { Link } from '@tanstack/react-router';
import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminGetTimer, useAdminStartTimer, useAdminStopTimer } from '@/api/generated/admin-hours/admin-hours.ts';
import type { WorkTimer as RunningTimer } from '@/api/generated/model.ts';
import { workTimerInputTextMax } from '@/api/generated/zod/schemas/workTimerInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { toClock } from './hours-rules.ts';

const TICK_MS = 5000;
/** Longer than a working day: the timer was probably left running. */
const LONG_MINUTES = 10 * 60;

/** The timer of the signed-in person, who may have started it on another device or project. */
export function WorkTimer({ lead }: { readonly lead: string }) {
  const query = useAdminGetTimer({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  return (
    <QueryState
      query={query}
      loading="Loading timer"
      toMessage={(error) => errorMessage(error, 'Failed to fetch the timer')}
    >
      {({ timer }) =>
        timer === null || timer.lead_id !== lead ? (
          <>
            {timer ? <Running timer={timer} lead={lead} /> : null}
            <Start lead={lead} isRunning={timer !== null} />
          </>
        ) : (
          <Running timer={timer} lead={lead} />
        )
      }
    </QueryState>
  );
}

function Start({ lead, isRunning }: { readonly lead: string; readonly isRunning: boolean }) {
  const { mutateAsync } = useAdminStartTimer();
  const key = `timer-${lead}`;
  const attempt = useAttemptId(key);
  const { form, busy, failure, problem } = useForm({
    fields: ['timer-text'],
    draftKey: key,
    check: (values) => (values['timer-text'].trim() === '' ? { 'timer-text': 'Please describe the work' } : {}),
    send: async (values) => {
      const text = values['timer-text'].trim();
      await mutateAsync({ id: lead, data: { id: attempt.toId(text), text } });
      attempt.clear();
    },
    refused: (error) => {
      const { text } = fieldProblems(error, ['text']);
      return text ? { 'timer-text': text } : {};
    },
    toMessage: (error) => errorMessage(error, 'Failed to start the timer'),
  });
  return (
    <form noValidate aria-label="Timer" className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4 sm:col-span-2">
          {failure}
        </Banner>
      ) : null}
      <Field
        name="timer-text"
        label="Task"
        autoComplete="off"
        maxLength={workTimerInputTextMax}
        help={isRunning ? 'Starting a timer stops the running one and saves its hours.' : undefined}
        error={problem('timer-text')}
      />
      <Button type="submit" variant="outline" busy={busy} className="mb-4 sm:mt-7">
        <Play aria-hidden="true" />
        Start timer
      </Button>
    </form>
  );
}

const minutesSince = (startedAt: string) => Math.max(Math.floor((Date.now() - Date.parse(startedAt)) / 60_000), 0);

function useMinutes(startedAt: string): number {
  const [minutes, setMinutes] = useState(() => minutesSince(startedAt));
  useEffect(() => {
    const update = () => setMinutes(minutesSince(startedAt));
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  return minutes;
}

interface RunningProps {
  readonly timer: RunningTimer;
  readonly lead: string;
}

function Running({ timer: { id, lead_id: project, project: title, text, startedAt }, lead }: RunningProps) {
  const { show } = useToast();
  const { mutate, isPending } = useAdminStopTimer();
  const minutes = useMinutes(startedAt);
  const stop = () =>
    mutate(
      { id: project, data: { id } },
      {
        onSuccess: () => show({ tone: 'success', text: 'Hours saved' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to stop the timer') }),
      },
    );
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-primary-soft p-4">
      <p role="timer" className="font-display text-3xl font-semibold tabular-nums">
        {toClock(minutes)}
      </p>
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        {project === lead ? null : (
          <p className="text-sm wrap-anywhere">
            <Link
              to="/admin/inbox/projects/$id"
              params={{ id: project }}
              className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
            >
              {title}
            </Link>
          </p>
        )}
        {minutes >= LONG_MINUTES ? (
          <p className="text-sm text-muted-foreground">Left running? You can edit the duration after stopping.</p>
        ) : null}
      </div>
      <Button busy={isPending} onClick={stop}>
        <Square aria-hidden="true" />
        Stop
      </Button>
    </div>
  );
}
