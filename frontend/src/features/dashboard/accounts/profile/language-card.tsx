import { Trans } from '@lingui/react/macro';
import { LanguageLink } from '@/components/layout/language-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { language, languageName } from '@/i18n/language.ts';

/** The language of the site; the session stores a new one with the account. */
export function LanguageCard() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">
        <Trans>Language</Trans>
      </h2>
      <p className="mt-1.5 text-sm text-muted-foreground">
        <Trans>Saved to your account.</Trans>
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-1 rounded-lg bg-muted p-1 text-center text-sm font-semibold">
        <li
          aria-current="true"
          lang={language}
          className="flex min-h-11 items-center justify-center rounded-md bg-primary-soft text-primary"
        >
          {languageName}
        </li>
        <li className="grid">
          <LanguageLink className="font-semibold" />
        </li>
      </ul>
    </Card>
  );
}
