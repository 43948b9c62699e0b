import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** One passkey: its name, its device, and its last use. */
export function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const [renaming, setRenaming] = useState(false);
  const { name, synced, created_at, last_used_at } = passkey;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-border py-4">
      <KeyRound className="mt-0.5 size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
      {renaming ? (
        <div className="min-w-0 grow">
          <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />
        </div>
      ) : (
        <>
          <div className="min-w-48 flex-1">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              {last_used_at === null ? (
                'Not used yet'
              ) : (
                <span>
                  Last used <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time>
                </span>
              )}
            </p>
            <p className="text-sm text-muted-foreground">
              Added <time dateTime={created_at}>{formatMoment(created_at)}</time>
              <span>{synced ? ', stored in a password manager' : ', on one device'}</span>
            </p>
          </div>
          <div className="flex gap-2">
            <Button variant="outline" size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              Rename
            </Button>
            <Button variant="outline" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
