import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListMailPreviews } from '@/api/generated/admin-mails/admin-mails.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { mailKindLabel } from './mail-labels.ts';
import { MailPreview } from './mail-preview.tsx';

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
        failure={ErrorPage}
        query={query}
        loading="Loading email types"
        skeleton={<Skeleton className="h-120 w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the email types')}
      >
        {({ items }) => {
          const selected = items.find((item) => item.kind === kind)?.kind ?? items[0]?.kind;
          return (
            <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
              <nav aria-label="Email types" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
                <ul className="flex gap-1 lg:flex-col">
                  {items.map((item) => (
                    <li key={item.kind} className="shrink-0">
                      <Link
                        to="/admin/mails/previews"
                        search={{ kind: item.kind }}
                        aria-current={item.kind === selected ? 'page' : undefined}
                        className={clsx(
                          'flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap transition-colors hover:bg-accent',
                          item.kind === selected
                            ? 'bg-primary-soft font-semibold text-primary'
                            : 'text-muted-foreground',
                        )}
                      >
                        {mailKindLabel(item.kind)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              {selected ? <MailPreview key={selected} kind={selected} /> : null}
            </div>
          );
        }}
      </QueryState>
    </AdminPage>
  );
}
