import type { CustomerMail } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { Can } from '../can.tsx';
import { ResendMail } from '../resend-mail.tsx';
import { RecordRow, RecordRows } from './record-rows.tsx';

interface MailRowsProps {
  readonly mails: readonly CustomerMail[];
  /** Address of the customer. */
  readonly email: string;
}

/** The emails to a customer, with the reason where one did not arrive, each to be sent again. */
export function MailRows({ mails, email }: MailRowsProps) {
  return (
    <RecordRows label="Emails" rows={mails} rowKey={({ id }) => id} first={4} none="No emails in the last 90 days">
      {(mail) => (
        <RecordRow
          title={<span className="font-medium">{mail.subject}</span>}
          detail={
            <>
              <time dateTime={mail.created_at}>{formatShopTime(mail.created_at)}</time>
              {mail.status === 'sent' || mail.answer === null ? null : <bdi className="block">{mail.answer}</bdi>}
            </>
          }
          badge={
            <>
              {mail.status === 'sent' ? null : <StatusBadge status={mail.status} />}
              {mail.resendable ? (
                <Can do="adminResendMail">
                  <ResendMail mail={mail} email={email} />
                </Can>
              ) : null}
            </>
          }
        />
      )}
    </RecordRows>
  );
}
