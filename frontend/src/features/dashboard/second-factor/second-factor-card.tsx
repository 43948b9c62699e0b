import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { useGetSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Enrolment } from './enrolment.tsx';
import { NewCodes } from './new-codes.tsx';
import { TurnOff } from './turn-off.tsx';

const TITLE_ID = 'profile-second-factor';
const LOW_CODES = 3;

const formatRemaining = (left: number) => {
  if (left === 0) return 'No recovery codes left.';
  return left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`;
};

/** Whether two-factor authentication is on, and the steps to change that. */
export function SecondFactorCard() {
  const query = useGetSecondFactor();
  const [changing, setChanging] = useState<'on' | 'off' | 'codes' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const end = () => {
    setChanging(null);
    title.current?.focus({ preventScroll: true });
  };
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
            Two-step sign-in
          </h2>
          {query.data?.enabled ? <Badge variant="success">On</Badge> : null}
        </div>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          An authenticator app on your phone shows a new code every 30 seconds. With two-step sign-in, a stolen password
          is not enough.
        </p>
        <QueryState
          query={query}
          loading="Loading your authenticator app"
          skeleton={<Skeleton className="h-11 w-full" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch your authenticator app.')}
        >
          {({ enabled, required, missing, recovery_codes }) => {
            if (changing === 'on') return <Enrolment onEnd={end} />;
            if (changing === 'off' && enabled) return <TurnOff onEnd={end} />;
            if (changing === 'codes' && enabled) return <NewCodes onEnd={end} />;
            if (!enabled) {
              return (
                <>
                  {missing ? (
                    <Banner tone="notice" className="mb-5">
                      Set up an app or a passkey to open the admin area.
                    </Banner>
                  ) : null}
                  <Button onClick={() => setChanging('on')}>Set up an app</Button>
                </>
              );
            }
            return (
              <div className="flex flex-wrap items-center justify-between gap-4">
                <p className={recovery_codes < LOW_CODES ? 'text-sm font-semibold' : 'text-sm text-muted-foreground'}>
                  {formatRemaining(recovery_codes)}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button variant="outline" onClick={() => setChanging('codes')}>
                    New recovery codes
                  </Button>
                  {required ? null : (
                    <Button variant="outline" onClick={() => setChanging('off')}>
                      Turn off
                    </Button>
                  )}
                </div>
              </div>
            );
          }}
        </QueryState>
      </section>
    </Card>
  );
}
