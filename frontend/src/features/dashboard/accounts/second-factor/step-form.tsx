import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

interface StepFormProps {
  readonly label: string;
  readonly action: string;
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly form: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** One step inside the card: its fields, its error, and the buttons to continue or go back. */
export function StepForm({ label, action, isDanger = false, busy, failure, form, onCancel, children }: StepFormProps) {
  return (
    <form method="post" noValidate aria-label={label} {...form}>
      <div className="grid max-w-form gap-1">{children}</div>
      {failure ? (
        <Banner tone="danger" className="mt-2">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant={isDanger ? 'destructive' : 'default'} busy={busy}>
          {action}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
