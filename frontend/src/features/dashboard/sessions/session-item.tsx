import { clsx } from 'clsx';
import { Monitor, Smartphone } from 'lucide-react';
import type { OwnSession } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';

interface SessionItemProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

const MOBILE = /iPhone|iPad|Android/;

/** The device's name. */
export const deviceLabel = ({ device }: Pick<OwnSession, 'device'>): string => device ?? 'Unknown device';

/** One session: its device, its location, and its start. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const { network, current, created_at, last_seen_at } = session;
  const Icon = MOBILE.test(deviceLabel(session)) ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-4 border-t border-border py-4">
      <Icon
        className={clsx('mt-0.5 size-5 shrink-0', current ? 'text-primary' : 'text-muted-foreground')}
        aria-hidden="true"
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span>{deviceLabel(session)}</span>
          {current ? <Badge variant="soft">This device</Badge> : null}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">
          {current ? (
            'In use now'
          ) : (
            <span>
              Last used <time dateTime={last_seen_at}>{formatMoment(last_seen_at)}</time>
            </span>
          )}
        </p>
        <p className="text-sm text-muted-foreground">
          Signed in <time dateTime={created_at}>{formatMoment(created_at)}</time>
          {network === null ? null : (
            <span>
              {' from '}
              <span className="whitespace-nowrap tabular-nums">{network}</span>
            </span>
          )}
        </p>
      </div>
      {current ? null : (
        <Button variant="outline" size="sm" aria-label={`End session of ${deviceLabel(session)}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
