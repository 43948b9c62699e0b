import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useGetMailLink, useSetMailLink } from '@/api/generated/mails/mails.ts';
import type { MailLink, MailLinkKind } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Split } from '@/components/layout/split.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';

/** The name of a kind of email within a sentence, and what remains after unsubscribing. */
const unsubscribeLabels: Record<MailLinkKind, { readonly name: string; readonly line: string }> = {
  releases: { name: t`emails about new versions`, line: t`You’ll still see them under Notifications.` },
  reviews: { name: t`invitations to review`, line: t`You can review a product on its page at any time.` },
  newsletter: { name: t`the newsletter`, line: t`Your other emails from us are not affected.` },
  waitlist: { name: t`emails about the waitlist`, line: t`You are no longer on the list.` },
  orders: { name: t`emails about each order`, line: t`Every order still appears in the admin area.` },
  payments: { name: t`emails about payments to review`, line: t`Every payment still appears in the admin area.` },
  payouts: { name: t`emails about withdrawals`, line: t`Every withdrawal still appears in the admin area.` },
  digest: { name: t`the daily digest`, line: t`All figures still appear in the admin area.` },
};

interface UnsubscribePageProps {
  /** From the unsubscribe link in an email. */
  readonly token: string | undefined;
}

/**
 * The target of the unsubscribe link in an email. Opening it changes nothing, because email scanners open links too.
 */
export function UnsubscribePage({ token }: UnsubscribePageProps) {
  return (
    <Split>
      <div className="max-w-form">{token ? <OfToken token={token} /> : <Damaged />}</div>
    </Split>
  );
}

function OfToken({ token }: { readonly token: string }) {
  const { data, error, refetch, isFetching } = useGetMailLink(token, { query: { retry: false } });
  if (data) return <Preference token={token} link={data} />;
  if (isNotFound(error)) return <Damaged />;
  return (
    <>
      <h1 className="text-5xl">
        <Trans>Your emails</Trans>
      </h1>
      <div className="mt-6">
        {error && !isFetching ? (
          <>
            <Banner tone="danger">{errorMessage(error, t`Something went wrong. Please try again in a moment.`)}</Banner>
            <Button size="lg" onClick={() => void refetch()} className="mt-6">
              <Trans>Try again</Trans>
            </Button>
          </>
        ) : (
          <Spinner label={t`Opening your link`} />
        )}
        <noscript>
          <p className="mt-4 text-muted-foreground">
            <Trans>This page needs JavaScript. Your email app may have its own unsubscribe button.</Trans>
          </p>
        </noscript>
      </div>
    </>
  );
}

interface PreferenceProps {
  readonly token: string;
  readonly link: MailLink;
}

function Preference({ token, link: { kind, wanted: before } }: PreferenceProps) {
  const { mutate, data, error, isPending } = useSetMailLink();
  const { name, line } = unsubscribeLabels[kind];
  const wanted = data?.wanted ?? before;
  const choose = (next: boolean) => mutate({ token, data: { wanted: next } });
  return (
    <>
      <h1 className="text-5xl">{wanted ? t`Stop ${name}?` : t`You’re unsubscribed`}</h1>
      <p role="status" className="mt-4 text-lg text-muted-foreground">
        {wanted
          ? data
            ? t`You’re subscribed again. Your other emails from us are not affected.`
            : t`Your other emails from us are not affected.`
          : t`You’ll no longer get ${name}. ${line}`}
      </p>
      {error ? (
        <Banner tone="danger" className="mt-6">
          {errorMessage(error, t`Something went wrong. Please try again in a moment.`)}
        </Banner>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" variant={wanted ? 'default' : 'outline'} busy={isPending} onClick={() => choose(!wanted)}>
          {wanted ? t`Unsubscribe` : t`Resubscribe`}
        </Button>
      </div>
    </>
  );
}

function Damaged() {
  return (
    <>
      <h1 className="text-5xl">
        <Trans>This link does not work</Trans>
      </h1>
      <p role="status" className="mt-4 text-lg text-muted-foreground">
        <Trans>Part of it is missing. Open it from the email again, or write to us to unsubscribe.</Trans>
      </p>
      <Link to="/contact" className={buttonVariants({ variant: 'outline', size: 'lg', className: 'mt-8' })}>
        <Trans>Write to us</Trans>
      </Link>
    </>
  );
}
