import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { OwnSession } from '@/api/generated/model.ts';
import { useListSessions } from '@/api/generated/sessions/sessions.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import { EndSession } from './end-session.tsx';
import { SessionItem } from './session-item.tsx';

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
          Where you are signed in
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">
          End any session you do not recognise. We email you about sign-ins from new devices.
        </p>
        <QueryState
          query={query}
          loading="Loading your sessions"
          skeleton={<Skeleton className="h-20 w-full" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch your sessions.')}
        >
          {({ items, total }) => (
            <>
              <ul aria-label="Sessions">
                {items.map((session) => (
                  <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
                ))}
              </ul>
              {total > items.length ? (
                <p className="border-t border-border py-4 text-sm text-muted-foreground">{`Older sessions not shown: ${total - items.length}`}</p>
              ) : null}
              {total > 1 ? (
                <div className="border-t border-border pt-5">
                  <Button variant="outline" onClick={() => setEnding('others')}>
                    Sign out everywhere else
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
