import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { Passkey } from '@/api/generated/model.ts';
import { useListPasskeys } from '@/api/generated/passkeys/passkeys.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

const TITLE_ID = 'profile-passkeys';
const MAX_PASSKEYS = 10;

/** The passkeys of the account, with add, rename and remove. */
export function PasskeysCard() {
  const query = useListPasskeys();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          Passkeys
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          Sign in with your fingerprint, your face or your screen lock instead of a password. Passkeys can’t be guessed
          or phished.
        </p>
        <QueryState
          query={query}
          loading="Loading your passkeys"
          skeleton={<Skeleton className="h-11 w-full" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch your passkeys.')}
        >
          {({ items }) => (
            <>
              {items.length > 0 ? (
                <ul aria-label="Passkeys" className="mb-5 border-b border-border">
                  {items.map((passkey) => (
                    <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
                  ))}
                </ul>
              ) : null}
              {adding ? (
                <AddPasskey
                  onEnd={() => {
                    setAdding(false);
                    focusTitle();
                  }}
                />
              ) : (
                <AddButton isFull={items.length >= MAX_PASSKEYS} onAdd={() => setAdding(true)} />
              )}
            </>
          )}
        </QueryState>
      </section>
      <RemovePasskey
        target={removing}
        onClose={(isRemoved) => {
          setRemoving(null);
          if (isRemoved) afterDialog(focusTitle);
        }}
      />
    </Card>
  );
}

function AddButton({ isFull, onAdd }: { readonly isFull: boolean; readonly onAdd: () => void }) {
  if (isFull) {
    return (
      <p className="text-sm text-muted-foreground">{`You have ${MAX_PASSKEYS} passkeys. Remove one to add another.`}</p>
    );
  }
  return (
    <Button variant="outline" onClick={onAdd}>
      Add a passkey
    </Button>
  );
}
