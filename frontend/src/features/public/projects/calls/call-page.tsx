import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getGetCallQueryKey, useGetCall } from '@/api/generated/calls/calls.ts';
import type { BookedCall } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatCallDay, formatCallTime } from './call-days.ts';
import { callHeaders, saveCallToken, useCallToken } from './call-token.ts';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';

/** A booked call, opened by the token of its link. */
export function CallPage() {
  const token = useCallToken();
  if (token) return <LoadedCall key={token} token={token} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">
        <Trans>Your call</Trans>
      </h1>
      {token === null ? (
        <p className="mt-4 max-w-160 text-muted-foreground">
          <Trans>Use the link in our email to open your call.</Trans>
        </p>
      ) : (
        <Skeleton className="mt-8 h-80 w-full max-w-160 rounded-xl" />
      )}
    </Container>
  );
}

function LoadedCall({ token }: { readonly token: string }) {
  const queryKey = [...getGetCallQueryKey(), token] as const;
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useGetCall({
    query: { queryKey: queryKey as never },
    request: callHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveCallToken(isUnknown ? null : token), [token, isUnknown]);
  if (data && !isUnknown)
    return <CallView token={token} call={data} onChange={(call) => client.setQueryData(queryKey, call)} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">
        <Trans>Your call</Trans>
      </h1>
      {isUnknown ? (
        <Banner tone="danger" className="mt-6 max-w-160">
          <Trans>This link doesn’t work. Please use the one in our latest email.</Trans>
        </Banner>
      ) : error ? (
        <Banner
          tone="danger"
          className="mt-6 max-w-160"
          action={
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, t`Failed to fetch your call`)}
        </Banner>
      ) : (
        <Skeleton className="mt-8 h-80 w-full max-w-160 rounded-xl" />
      )}
    </Container>
  );
}

interface CallViewProps {
  readonly token: string;
  readonly call: BookedCall;
  readonly onChange: (call: BookedCall) => void;
}

const title = ({ status }: BookedCall): string => {
  if (status === 'cancelled') return t`Call cancelled`;
  return status === 'past' ? t`Your call` : t`Your call is booked`;
};

function CallView({ token, call, onChange }: CallViewProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const done = (changed: BookedCall) => {
    onChange(changed);
    setOpen(null);
  };
  const { status } = call;
  return (
    <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
      <div className="min-w-0">
        <h1 className="max-w-[14ch] text-5xl">{title(call)}</h1>
        {status === 'upcoming' ? (
          <p className="mt-5 max-w-[34rem] text-lg text-muted-foreground">
            <Trans>We’ve emailed you a calendar file and the link to this page.</Trans>
          </p>
        ) : null}
        <Facts call={call} />
      </div>
      <div className="min-w-0">
        {status === 'cancelled' ? (
          <Link to="/book-a-call" className={buttonVariants({})}>
            <Trans>Book another call</Trans>
          </Link>
        ) : null}
        {status === 'upcoming' && open === null ? (
          <div className="flex flex-wrap gap-3 lg:pt-3">
            <Button onClick={() => setOpen('move')}>
              <Trans>Reschedule the call</Trans>
            </Button>
            <Button variant="outline" onClick={() => setOpen('cancel')}>
              <Trans>Cancel the call</Trans>
            </Button>
          </div>
        ) : null}
        {open === 'move' ? <MoveForm token={token} call={call} onDone={done} onClose={() => setOpen(null)} /> : null}
        {open === 'cancel' ? <CancelForm token={token} onDone={done} onClose={() => setOpen(null)} /> : null}
      </div>
    </Container>
  );
}

function Facts({
  call: { start, end, time_zone: zone, meeting_link: link, phone, topic, status, reason },
}: {
  readonly call: BookedCall;
}) {
  const from = formatCallTime(start, zone);
  const until = formatCallTime(end, zone);
  const rows = [
    [t`Day`, formatCallDay(start, zone)],
    [t`Time`, `${from} – ${until} (${zone.replaceAll('_', ' ')})`],
    [t`Where`, link === '' ? t`We’ll call ${phone}` : link],
    [t`Topic`, topic],
    ...(reason === '' ? [] : [[t`Reason`, reason]]),
  ];
  return (
    <dl className="mt-8 max-w-[34rem] border-b border-border text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 border-t border-border py-3 sm:grid-cols-[6rem_1fr]">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="min-w-0 font-semibold whitespace-pre-line wrap-anywhere">
            {value === link && link !== '' && status === 'upcoming' ? (
              <a href={link} className="text-primary underline underline-offset-4">
                {link}
              </a>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
