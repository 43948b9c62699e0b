import { Send } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminResendMail } from '@/api/generated/admin-mails/admin-mails.ts';
import type { AdminMail } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';

interface ResendMailProps {
  readonly mail: Pick<AdminMail, 'id' | 'subject'>;
  /** Address of the recipient. */
  readonly email: string;
  readonly label?: string;
  /** `icon` is for the actions of a row. */
  readonly size?: 'sm' | 'icon';
}

/** Sends an email again to the same recipient. */
export function ResendMail({ mail: { id, subject }, email, label = 'Send again', size = 'sm' }: ResendMailProps) {
  const { show } = useToast();
  const { mutate, isPending } = useAdminResendMail({
    mutation: {
      onSuccess: () => show({ tone: 'success', text: `Email resent to ${email}` }),
      onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to resend the email') }),
    },
  });
  const name = `${label}: “${subject}” to ${email}`;
  const send = () => mutate({ id });
  return size === 'icon' ? (
    <IconButton icon={Send} label={name} disabled={isPending} className="disabled:opacity-60" onClick={send} />
  ) : (
    <Button variant="outline" size="sm" busy={isPending} aria-label={name} onClick={send}>
      {label}
    </Button>
  );
}
