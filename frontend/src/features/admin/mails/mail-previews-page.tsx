import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListMailPreviews } from '@/api/generated/admin-mails/admin-mails.ts';
import { FailedPage } from '@/components/feedback/failed-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { MailPreview } from './mail-preview.tsx';
import { mailKindWord } from './mail-words.ts';

interface MailPreviewsPageProps {
  /** From the URL; the default is the first one. */
  readonly kind: string | undefined;
}

/** Every kind of email that the site sends, rendered as it is sent. */
export function MailPreviewsPage({ kind }: MailPreviewsPageProps) {
  const query = useAdminListMailPreviews();
  return (
    <AdminPage
      title="Email previews"
      actions={
        <Link to="/admin/mails" activeOptions={{ exact: true }} className={buttonVariants({ variant: 'outline' })}>
          All emails
        </Link>
      }
    >
      <QueryState
        failure={FailedPage}
        query={query}
        loading="Loading email types"
        skeleton={<Skeleton className="h-120 w-full" />}
        explain={(error) => messageOf(error, 'Failed to fetch the email types')}
      >
        {({ items }) => {
          const chosen = items.find((one) => one.kind === kind)?.kind ?? items[0]?.kind;
          return (
            <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
              <nav aria-label="Email types" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
                <ul className="flex gap-1 lg:flex-col">
                  {items.map((one) => (
                    <li key={one.kind} className="shrink-0">
                      <Link
                        to="/admin/mails/previews"
                        search={{ kind: one.kind }}
                        aria-current={one.kind === chosen ? 'page' : undefined}
                        className={clsx(
                          'flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap transition-colors hover:bg-accent',
                          one.kind === chosen ? 'bg-primary-soft font-semibold text-primary' : 'text-muted-foreground',
                        )}
                      >
                        {mailKindWord(one.kind)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              {chosen ? <MailPreview key={chosen} kind={chosen} /> : null}
            </div>
          );
        }}
      </QueryState>
    </AdminPage>
  );
}
