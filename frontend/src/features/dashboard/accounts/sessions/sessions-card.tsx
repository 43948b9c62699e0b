import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { OwnSession } from '@/api/generated/model.ts';
import {
  invalidateListSessions,
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '@/api/generated/sessions/sessions.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SkeletonRows } from '@/components/ui/skeleton-rows.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { afterDialog } from '@/lib/after-dialog.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { useAuth } from '@/session/session-context.tsx';

interface SessionItemProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

const MOBILE = /iPhone|iPad|Android/;

/** The device's name. */
const deviceLabel = ({ device }: Pick<OwnSession, 'device'>): string => device ?? t`Unknown device`;

/** One session: its device, its location, and its start. */
function SessionItem({ session, onEnd }: SessionItemProps) {
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
          {current ? (
            <Badge variant="soft">
              <Trans>This device</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">
          {current ? (
            t`In use now`
          ) : (
            <span>
              <Trans>
                Last used <time dateTime={last_seen_at}>{formatMoment(last_seen_at)}</time>
              </Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-muted-foreground">
          <Trans>
            Signed in <time dateTime={created_at}>{formatMoment(created_at)}</time>
          </Trans>
          {network === null ? null : (
            <span>
              {' '}
              <Trans>
                from <span className="whitespace-nowrap tabular-nums">{network}</span>
              </Trans>
            </span>
          )}
        </p>
      </div>
      {current ? null : (
        <Button variant="outline" size="sm" aria-label={t`End session of ${deviceLabel(session)}`} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  );
}

interface EndSessionProps {
  /** The session to end, or all others; null while there is none. */
  readonly target: OwnSession | 'others' | null;
  /** Called when the dialog closes: cancelled or ended. */
  readonly onClose: (hasEnded: boolean) => void;
}

/** Asks, then ends one session or all others. A failure is shown in the dialog, which stays open. */
function EndSession({ target, onClose }: EndSessionProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const { user } = useAuth();
  const lastSession = useLastValue(target);
  const handled = (text: string) => ({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text });
        onClose(true);
      },
      onError: () => void invalidateListSessions(client), // it may have expired
    },
  });
  const one = useEndSession(handled(t`Session ended`));
  const others = useEndOtherSessions(handled(t`Signed out everywhere else`));
  const isAll = lastSession === 'others';
  const error = isAll ? others.error : one.error;
  return (
    <ConfirmDialog
      open={target !== null}
      question={isAll ? t`Sign out everywhere else?` : t`End this session?`}
      action={isAll ? t`Sign out the others` : t`End session`}
      busy={one.isPending || others.isPending}
      problem={error ? errorMessage(error, t`Failed to end the session.`) : null}
      onConfirm={() => {
        if (isAll) others.mutate();
        else if (lastSession) one.mutate({ id: lastSession.id });
      }}
      onCancel={() => {
        one.reset();
        others.reset();
        onClose(false);
      }}
    >
      {isAll
        ? user?.rights.includes('all')
          ? t`All other devices will be signed out. API keys stay valid. You can revoke them under Settings, API.`
          : t`All other devices will be signed out.`
        : lastSession && t`${deviceLabel(lastSession)} will be signed out. Not yours? Change your password too.`}
    </ConfirmDialog>
  );
}

/** Maximum number of sessions shown; users with more can end all of them together. */
const LIST_PARAMS = { limit: 20 };
const TITLE_ID = 'profile-sessions';

/** The user's sessions, with a button to end each. */
export function SessionsCard() {
  const query = useListSessions(LIST_PARAMS);
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          <Trans>Where you are signed in</Trans>
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">
          <Trans>End any session you do not recognise. We email you about sign-ins from new devices.</Trans>
        </p>
        <QueryState
          query={query}
          loading={t`Loading your sessions`}
          skeleton={<SkeletonRows rows={1} start="icon" end="button" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your sessions.`)}
        >
          {({ items, total }) => (
            <>
              <ul aria-label={t`Sessions`}>
                {items.map((session) => (
                  <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
                ))}
              </ul>
              {total > items.length ? (
                <p className="border-t border-border py-4 text-sm text-muted-foreground">{t`Older sessions not shown: ${total - items.length}`}</p>
              ) : null}
              {total > 1 ? (
                <div className="border-t border-border pt-5">
                  <Button variant="outline" onClick={() => setEnding('others')}>
                    <Trans>Sign out everywhere else</Trans>
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </QueryState>
      </section>
      <EndSession
        target={ending}
        onClose={(hasEnded) => {
          setEnding(null);
          if (hasEnded) afterDialog(() => title.current?.focus({ preventScroll: true }));
        }}
      />
    </Card>
  );
}
