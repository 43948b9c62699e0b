import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { useGetMailChoices } from '@/api/generated/mails/mails.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { MailPreferenceRow } from './mail-preference-row.tsx';
import { MutedProducts } from './muted-products.tsx';

const TITLE_ID = 'profile-mails';

/** The user's emails, with switches for the optional ones. */
export function MailsCard() {
  const query = useGetMailChoices();
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className="text-xl">
          Emails
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">
          We always send receipts, refunds and security alerts. The rest is up to you.
        </p>
        <QueryState
          query={query}
          loading="Loading your emails"
          skeleton={<Skeleton className="h-48 w-full" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch your email settings')}
        >
          {({ choices, muted }) => (
            <ul aria-label="Optional emails">
              {choices.map((choice) => (
                <MailPreferenceRow key={choice.kind} choice={choice}>
                  {choice.kind === 'releases' && choice.wanted && muted.length > 0 ? (
                    <MutedProducts muted={muted} />
                  ) : null}
                </MailPreferenceRow>
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </Card>
  );
}
