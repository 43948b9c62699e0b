import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Package, ReceiptText, ShieldCheck, Wallet } from 'lucide-react';
import type { Notification } from '@/api/generated/model.ts';
import { PathLink } from '@/components/ui/path-link.tsx';
import { timeAgo } from '@/lib/time-ago.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  /** Milliseconds, for the age. */
  readonly now: number;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

const icons = { order: ReceiptText, wallet: Wallet, version: Package, account: ShieldCheck };

/** One notification with a link to its subject. */
export function NotificationRow({ notification, now, onFollow }: NotificationRowProps) {
  const { kind, title, text, href, read, created_at } = notification;
  const Icon = icons[kind];
  return (
    <li className="border-t border-border first:border-t-0">
      <PathLink
        href={href}
        onClick={onFollow}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-sm -outline-offset-2 transition-colors hover:bg-accent"
      >
        <Icon className="mt-0.5 size-4.5 text-muted-foreground" aria-hidden="true" />
        <span className="min-w-0">
          <span className={clsx('block', read ? 'font-medium' : 'font-semibold')}>{title}</span>
          <span className="mt-0.5 block text-xs text-muted-foreground">{text}</span>
          <time dateTime={created_at} className="mt-1 block text-xs text-muted-foreground">
            {timeAgo(created_at, now)}
          </time>
        </span>
        {read ? null : (
          <span className="mt-1.5 size-2.5 rounded-full bg-primary forced-colors:bg-[Highlight]">
            <span className="sr-only">
              <Trans>Unread</Trans>
            </span>
          </span>
        )}
      </PathLink>
    </li>
  );
}
