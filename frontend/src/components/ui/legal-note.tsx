import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { toAddress } from '@/i18n/language.ts';

interface LegalNoteProps {
  /** What the button does, such as 'creating an account'. */
  readonly act: string;
  /** The published legal texts. */
  readonly pages: readonly ('terms-and-conditions' | 'privacy-policy')[];
  readonly className?: string;
}

/** What a click on the button accepts, with links to the texts; they open in a new tab, so no typed text is lost. */
export function LegalNote({ act, pages, className = '' }: LegalNoteProps) {
  const terms = pages.includes('terms-and-conditions');
  const privacy = pages.includes('privacy-policy');
  if (!terms && !privacy) return null;
  return (
    <p className={`text-xs text-muted-foreground ${className}`}>
      {terms ? (
        <span>
          <span>{t`By ${act} you accept our `}</span>
          <LegalLink page="terms-and-conditions" text={t`Terms and Conditions`} />
          <span>{t`. `}</span>
        </span>
      ) : null}
      {privacy ? (
        <span>
          <span>
            <Trans>Our</Trans>{' '}
          </span>
          <LegalLink page="privacy-policy" text={t`Privacy Policy`} />
          <span>
            {' '}
            <Trans>explains how we use your data.</Trans>
          </span>
        </span>
      ) : null}
    </p>
  );
}

function LegalLink({ page, text }: { readonly page: string; readonly text: string }) {
  return (
    <a
      href={toAddress(`/${page}`)}
      target="_blank"
      rel="noopener"
      className="font-medium text-foreground underline underline-offset-2"
    >
      <span>{text}</span>
      <span className="sr-only">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
