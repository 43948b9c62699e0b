import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useSetMailChoice } from '@/api/generated/mails/mails.ts';
import type { MailChoice } from '@/api/generated/model.ts';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { mailPreferenceLabels } from './mail-preference-labels.ts';

interface MailPreferenceRowProps {
  readonly choice: MailChoice;
  /** Exceptions to it. */
  readonly children: ReactNode;
}

/** One kind of email with its switch; saved immediately. */
export function MailPreferenceRow({ choice: { kind, wanted }, children }: MailPreferenceRowProps) {
  const { show } = useToast();
  const { mutate, isPending, isError, variables } = useSetMailChoice({ mutation: { networkMode: 'always' } });
  const { label, help } = mailPreferenceLabels[kind];
  const id = `mails-${kind}`;
  const choose = (next: boolean) =>
    mutate(
      { kind, data: { wanted: next } },
      { onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to save your choice') }) },
    );
  return (
    <li className="border-t border-border py-4 last:pb-0">
      <div className="flex items-center justify-between gap-6">
        <div className="min-w-0">
          <Label htmlFor={id}>{label}</Label>
          <p id={`${id}-help`} className="text-sm text-muted-foreground">
            {help}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-help`}
          checked={variables && !isError ? variables.data.wanted : wanted}
          disabled={isPending}
          onCheckedChange={choose}
        />
      </div>
      {children}
    </li>
  );
}
