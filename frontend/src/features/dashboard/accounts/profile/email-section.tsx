import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import type { EmailState } from '@/api/generated/model.ts';
import { useCancelEmailChange, useGetOwnEmail, useSendEmailLink } from '@/api/generated/profile/profile.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoment } from '@/lib/format-moment.ts';

/** The pending state of the account's email. */
function Sentence({ email, pending }: EmailState) {
  if (!pending) {
    return (
      <span>
        <Trans>
          <strong className="wrap-anywhere">{email}</strong> isn’t confirmed. Open the link in our email.
        </Trans>
      </span>
    );
  }
  return (
    <span>
      <Trans>
        We sent a link to <strong className="wrap-anywhere">{pending.email}</strong>. Open it by{' '}
        <time dateTime={pending.expires_at}>{formatMoment(pending.expires_at)}</time> to confirm. Until then, your email
        stays <span className="wrap-anywhere">{email}</span>.
      </Trans>
    </span>
  );
}

/** A notice above the form that the email is not verified; nothing when it is, or while unknown. */
export function EmailSection() {
  const { data } = useGetOwnEmail();
  const { show } = useToast();
  const onError = (error: unknown) => show({ tone: 'danger', text: errorMessage(error, t`Failed to send the link.`) });
  const link = useSendEmailLink({
    mutation: {
      onSuccess: () => show({ tone: 'success', text: t`Link sent. Check your inbox.` }),
      onError,
    },
  });
  const cancelChange = useCancelEmailChange({
    mutation: { onSuccess: () => show({ tone: 'success', text: t`Current email kept` }), onError },
  });
  if (!data || (data.confirmed && !data.pending)) return null;
  return (
    <Banner tone="notice" className="mb-6">
      <p>
        <Sentence {...data} />
      </p>
      <div className="mt-2 -ms-3 flex flex-wrap gap-x-2">
        <Button variant="ghost" size="sm" busy={link.isPending} onClick={() => link.mutate()}>
          {data.pending ? t`Send again` : t`Send link`}
        </Button>
        {data.pending ? (
          <Button variant="ghost" size="sm" busy={cancelChange.isPending} onClick={() => cancelChange.mutate()}>
            <Trans>Keep current email</Trans>
          </Button>
        ) : null}
      </div>
    </Banner>
  );
}
