import { confirmNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { LinkPage } from './link-page.tsx';

const WORDS = {
  working: 'Confirming your address',
  done: ['You are subscribed', 'Your address is confirmed. The next letter comes when there is something to read.'],
  dead: [
    'This link has expired',
    'A link works for seven days, and not after a subscription was ended. Ask for a new one here.',
  ],
} as const;

interface ConfirmPageProps {
  readonly token: string | undefined;
}

/** The end of the mail that asks whether an address wants the newsletter. */
export function ConfirmPage({ token }: ConfirmPageProps) {
  return <LinkPage token={token} send={confirmNewsletter} words={WORDS} offers="when-dead" />;
}
