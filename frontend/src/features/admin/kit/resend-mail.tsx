import { errorMessage } from '@/api/api-error.ts';
import { useAdminResendMail } from '@/api/generated/admin-mails/admin-mails.ts';
import type { AdminMail } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';

interface ResendMailProps {
  readonly mail: Pick<AdminMail, 'id' | 'subject'>;
  /** Address of the recipient. */
  readonly email: string;
  readonly label?: string;
  readonly size?: 'default' | 'sm';
}

/** Sends an email again to the same recipient. */
export function ResendMail({ mail: { id, subject }, email, label = 'Send again', size = 'default' }: ResendMailProps) {
  const { show } = useToast();
  const { mutate, isPending } = useAdminResendMail({
    mutation: {
      networkMode: 'always',
      onSuccess: () => show({ tone: 'success', text: `Email resent to ${email}` }),
      onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to resend the email') }),
    },
  });
  return (
    <Button
      variant="outline"
      size={size}
      busy={isPending}
      aria-label={`${label}: “${subject}” to ${email}`}
      onClick={() => mutate({ id })}
    >
      {label}
    </Button>
  );
}
