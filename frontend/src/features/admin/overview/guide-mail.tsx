import { MailCheck } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminSendTestMail } from '@/api/generated/admin-overview/admin-overview.ts';
import type { AdminGuide } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

interface GuideMailProps {
  /** Where emails are sent. */
  readonly mail: AdminGuide['mail'];
}

/** Sends an email to the user's own address and shows the result, including the mail server's answer. */
export function GuideMail({ mail }: GuideMailProps) {
  const { mutate, isPending, data, error } = useAdminSendTestMail();
  return (
    <div className="grid justify-items-start gap-3 px-5 pb-4 pl-15 sm:px-6 sm:pl-16">
      {mail === 'folder' ? (
        <p className="text-xs text-pretty text-muted-foreground">
          No mail server configured: emails are saved to a folder and not delivered. Set SMTP_URL and restart.
        </p>
      ) : null}
      <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
        <MailCheck aria-hidden="true" />
        Send a test email
      </Button>
      <div className="w-full" aria-live="polite">
        {data ? (
          <Banner tone={data.accepted ? 'success' : 'danger'}>
            <span>
              {data.accepted ? `Sent to ${data.to}. Server response:` : `Not sent to ${data.to}. Server response:`}
            </span>
            <code className="mt-0.5 block text-xs font-normal wrap-anywhere">{data.answer}</code>
          </Banner>
        ) : null}
        {error ? <Banner tone="danger">{errorMessage(error, 'Failed to send the test email')}</Banner> : null}
      </div>
    </div>
  );
}
