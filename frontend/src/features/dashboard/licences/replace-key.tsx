import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useRotateLicence } from '@/api/generated/licences/licences.ts';
import type { Licence } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';

interface ReplaceKeyProps {
  readonly licence: Pick<Licence, 'id' | 'key'>;
}

/** Asks, then replaces the licence key, for a key that was leaked. */
export function ReplaceKey({ licence: { id, key } }: ReplaceKeyProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { show } = useToast();
  const { mutate, isPending, error, reset } = useRotateLicence({
    mutation: {
      networkMode: 'always',
      onSuccess: () => {
        show({ tone: 'success', text: 'Licence key replaced' });
        setIsConfirming(false);
      },
    },
  });
  return (
    <>
      <Button variant="ghost" className="mr-auto -ml-5" onClick={() => setIsConfirming(true)}>
        Replace the key
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question="Replace this key?"
        action="Replace key"
        busy={isPending}
        problem={error ? errorMessage(error, 'Failed to replace the key.') : null}
        onConfirm={() => mutate({ id })}
        onCancel={() => {
          reset();
          setIsConfirming(false);
        }}
      >
        <span translate="no" className="font-mono whitespace-nowrap">
          {key}
        </span>{' '}
        stops working. Your devices stay registered but need the new key.
      </ConfirmDialog>
    </>
  );
}
