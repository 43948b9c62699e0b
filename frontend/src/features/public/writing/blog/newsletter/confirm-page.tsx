import { t } from '@lingui/core/macro';
import { confirmNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { isWaitlistLink, LinkPage } from './link-page.tsx';

const MESSAGES = {
  asking: t`Press the button to receive new articles and releases by email.`,
  action: t`Confirm subscription`,
  working: t`Confirming...`,
  done: [t`You are subscribed`, t`Your email is confirmed. We’ll write when there’s something new.`],
  dead: [t`This link has expired`, t`Links expire after seven days. You can subscribe again here.`],
} as const;

const WAITLIST_MESSAGES = {
  asking: t`Press the button to keep your place. We’ll write when it’s your turn.`,
  action: t`Confirm my place`,
  working: MESSAGES.working,
  done: [t`You are on the waitlist`, t`Your email is confirmed. We’ll write when it’s your turn.`],
  dead: [t`This link has expired`, t`Links expire after seven days. You can join again on the home page.`],
} as const;

interface ConfirmPageProps {
  readonly token: string | undefined;
}

/** The target of the email that confirms a subscription to the newsletter or the waitlist. */
export function ConfirmPage({ token }: ConfirmPageProps) {
  return isWaitlistLink(token) ? (
    <LinkPage
      token={token}
      send={confirmNewsletter}
      messages={WAITLIST_MESSAGES}
      title={t`Waitlist`}
      offers="nothing"
    />
  ) : (
    <LinkPage token={token} send={confirmNewsletter} messages={MESSAGES} offers="when-dead" />
  );
}
