import { Link } from '@tanstack/react-router';
import { Phone, Video } from 'lucide-react';
import type { AdminCall } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { businessTimeZone } from '@/lib/business-time-zone.ts';
import { formatMoment } from '@/lib/format-moment.ts';

interface CallRowProps {
  readonly call: AdminCall;
  readonly onCancel?: ((call: AdminCall) => void) | undefined;
}

const TIME = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** The client's local time, where it differs from the shop's. */
const clientTime = ({ start, time_zone: timeZone }: AdminCall): string | null => {
  if (timeZone === businessTimeZone()) return null;
  const format = new Intl.DateTimeFormat('en-US', { ...TIME, timeZone });
  return `${format.format(new Date(start)).replaceAll('\u202f', ' ')} in ${timeZone.replaceAll('_', ' ')}`;
};

const SIDES = { client: 'Cancelled by the client', studio: 'Cancelled by you' } as const;

/** One call: when, with whom, about what. */
export function CallRow({ call, onCancel }: CallRowProps) {
  const { start, name, email, phone, topic, place, status, reason, cancelled_by: side } = call;
  const client = clientTime(call);
  const Icon = place === 'phone' ? Phone : Video;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-border py-4 sm:grid-cols-[15rem_minmax(0,1fr)_auto]">
      <div className="text-sm tabular-nums">
        <time dateTime={start} className="block font-semibold">
          {formatMoment(start, businessTimeZone())}
        </time>
        {client ? <span className="block text-muted-foreground">{client}</span> : null}
        {side ? (
          <span className="mt-1 block">
            <StatusBadge status="cancelled" label={SIDES[side]} />
          </span>
        ) : null}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          <a href={`mailto:${email}`} className="text-sm text-muted-foreground hover:underline">
            {email}
          </a>
          {phone ? (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-sm text-primary hover:underline">
              {phone}
            </a>
          ) : null}
        </p>
        <p className="mt-1 flex items-start gap-2 text-sm wrap-anywhere whitespace-pre-line">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <bdi>{topic}</bdi>
        </p>
        {reason ? (
          <p className="mt-1 text-sm text-muted-foreground wrap-anywhere">
            Reason: <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:justify-end">
        <CallLink call={call} />
        {onCancel && status === 'upcoming' ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onCancel(call)}
            aria-label={`Cancel the call with ${name}`}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </li>
  );
}

const LINK = 'inline-flex min-h-9 items-center px-2 text-sm font-medium text-primary hover:underline';

function CallLink({ call: { lead_id: leadId, conversation_id: id } }: { readonly call: AdminCall }) {
  if (leadId !== null)
    return (
      <Link to="/admin/inbox/projects/$id" params={{ id: leadId }} className={LINK}>
        Project
      </Link>
    );
  return (
    <Link to="/admin/inbox/messages" search={{ entry: id }} className={LINK}>
      Messages
    </Link>
  );
}
