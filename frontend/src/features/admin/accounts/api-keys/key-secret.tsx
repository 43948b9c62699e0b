import type { CreatedApiKey } from '@/api/generated/model.ts';
import { OneTimeSecret } from '../../kit/one-time-secret.tsx';

/** The secret of a new or rotated key, and how a program sends it. */
export function KeySecret({ created: { key, secret } }: { readonly created: CreatedApiKey }) {
  return (
    <OneTimeSecret label={`Secret of ${key.name}`} secret={secret}>
      <div className="text-sm">
        <p className="text-muted-foreground">Programs send it in this header:</p>
        <p className="mt-1.5 font-mono wrap-anywhere" dir="ltr">
          {`Authorization: Bearer ${key.hint}`}
        </p>
      </div>
    </OneTimeSecret>
  );
}
