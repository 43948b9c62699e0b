import { Link, useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListApiKeys } from '@/api/generated/admin-api-keys/admin-api-keys.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { ApiViews } from '../../kit/api-views.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { CreateKeySheet } from './create-key-sheet.tsx';
import { RotateKeySheet } from './rotate-key-sheet.tsx';

interface ApiKeysPageProps {
  /** Whether the form for a new key is open. */
  readonly create?: 'new' | undefined;
  /** The key that is being rotated. */
  readonly rotate?: string | undefined;
}

const ALWAYS_STALE = { staleTime: 0 } as const;

/** Keys for programs: a build server that publishes releases, a script that exports orders. */
export function ApiKeysPage({ create, rotate }: ApiKeysPageProps) {
  const navigate = useNavigate();
  const keys = useAdminListApiKeys({ query: ALWAYS_STALE });
  const form = usePanelValue(create);
  // By id: the listed key changes with its rotation, while the panel shows the secret.
  const rotated = usePanelValue(keys.data?.items.some(({ id, is_own }) => is_own && id === rotate) ? rotate : null);
  const rotatedKey = keys.data?.items.find(({ id }) => id === rotated.lastValue);
  const close = () => void navigate({ to: '/admin/settings/api', search: {}, resetScroll: false });
  const createLink = (
    <Link
      to="/admin/settings/api"
      search={{ create: 'new' }}
      resetScroll={false}
      data-opens=""
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <KeyRound aria-hidden="true" />
      Create API key
    </Link>
  );
  return (
    <AdminPage
      title="API keys"
      actions={
        <>
          <ApiViews />
          {createLink}
        </>
      }
    >
      <p className="-mt-2 mb-5 max-w-216 text-sm text-muted-foreground">
        A key lets a program use the API with only the scopes you choose.{' '}
        <a href="/docs" target="_blank" rel="noopener" className="text-primary underline">
          API documentation
        </a>
      </p>
      <QueryState
        query={keys}
        loading="Loading API keys"
        skeleton={<Skeleton className="h-44 rounded-xl" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch API keys')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="No API keys yet"
            line="For example, a build server can publish releases, or a script can export orders."
            action={createLink}
          />
        }
      >
        {({ items }) => (
          <Card>
            <ul>
              {items.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          </Card>
        )}
      </QueryState>
      {form.lastValue ? <CreateKeySheet key={form.count} open={create !== undefined} onClose={close} /> : null}
      {rotatedKey ? (
        <RotateKeySheet
          key={`rotate-${rotated.count}`}
          open={rotate !== undefined}
          apiKey={rotatedKey}
          onClose={close}
        />
      ) : null}
    </AdminPage>
  );
}
