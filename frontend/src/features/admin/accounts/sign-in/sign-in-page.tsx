import { Copy } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListSignInProviders } from '@/api/generated/admin-sign-in/admin-sign-in.ts';
import type { AdminSignInProvider } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProviderMark } from '@/components/ui/provider-mark.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { SettingsSkeleton } from '../../kit/settings-group.tsx';
import { providerName, providerState } from './provider-rules.ts';
import { ProviderSheet } from './provider-sheet.tsx';

/** Providers that customers can sign in with. */
export function SignInPage() {
  const query = useAdminListSignInProviders();
  const [editing, setEditing] = useState<AdminSignInProvider | null>(null);
  return (
    <AdminPage title="Customer sign-in">
      <p className="max-w-prose text-muted-foreground">
        Customers can also sign in with an account they have elsewhere. Administrators can’t: they use a password or a
        passkey.
      </p>
      <div className="mt-6 max-w-216">
        <QueryState
          query={query}
          loading="Loading sign-in providers"
          skeleton={<SettingsSkeleton />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch sign-in providers')}
        >
          {({ items, callback_url: callbackUrl }) => (
            <>
              <CallbackUrl url={callbackUrl} />
              <Card className="mt-6">
                <ul className="divide-y divide-border">
                  {items.map((provider) => (
                    <ProviderRow key={provider.id} provider={provider} onEdit={() => setEditing(provider)} />
                  ))}
                </ul>
              </Card>
            </>
          )}
        </QueryState>
      </div>
      {editing ? <ProviderSheet key={editing.id} provider={editing} onClose={() => setEditing(null)} /> : null}
    </AdminPage>
  );
}

function CallbackUrl({ url }: { readonly url: string }) {
  const copyText = useCopy();
  const copy = () => copyText(url, { copied: 'Callback URL copied', failed: 'Failed to copy the callback URL' });
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg">Callback URL</h2>
        <p className="mt-1 font-mono text-sm wrap-anywhere" dir="ltr">
          {url}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">Enter it at each provider, also called redirect URI.</p>
      </div>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
    </Card>
  );
}

interface ProviderRowProps {
  readonly provider: AdminSignInProvider;
  readonly onEdit: () => void;
}

function ProviderRow({ provider, onEdit }: ProviderRowProps) {
  const { id, client_id: clientId, accounts } = provider;
  const name = providerName(provider);
  const state = providerState(provider);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6 [&>svg]:size-6 [&>svg]:shrink-0">
      <ProviderMark id={id} />
      <div className="min-w-40 flex-1">
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted-foreground">
          {accounts === 1 ? '1 connected account' : `${accounts} connected accounts`}
        </p>
      </div>
      <Badge variant={state.tone}>{state.label}</Badge>
      <Button variant="outline" size="sm" aria-label={`${clientId ? 'Edit' : 'Set up'} ${name}`} onClick={onEdit}>
        {clientId ? 'Edit' : 'Set up'}
      </Button>
    </li>
  );
}
