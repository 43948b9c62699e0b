import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useAuth } from '@/session/session-context.tsx';

interface AcceptSectionProps {
  readonly heading: ReactNode;
  /** For people without an account. */
  readonly text: ReactNode;
  readonly signIn: ReactNode;
  readonly notice?: ReactNode;
  readonly failure: string | null;
  readonly label: ReactNode;
  readonly busy: boolean;
  readonly onAccept: () => void;
}

/** The button that accepts what another person has bought for the user, for the account or without one. */
export function AcceptSection({ heading, text, signIn, notice, failure, label, busy, onAccept }: AcceptSectionProps) {
  const { user } = useAuth();
  return (
    <>
      <h2 className="text-3xl">{heading}</h2>
      <p className="mt-2 text-muted-foreground">
        {user ? (
          <Trans>
            You are signed in as <bdi className="font-medium text-foreground">{user.email}</bdi>. File and licence key
            go to this account.
          </Trans>
        ) : (
          text
        )}
      </p>
      {notice ? (
        <Banner tone="notice" className="mt-5">
          {notice}
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="danger" className="mt-5">
          {failure}
        </Banner>
      ) : null}
      <Button size="lg" busy={busy} onClick={onAccept} className="mt-6">
        {label}
      </Button>
      {user ? null : <p className="mt-5 text-sm text-muted-foreground">{signIn}</p>}
    </>
  );
}
