import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { toAddress } from '@/i18n/language.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { hasPreviousPage } from './has-previous-page.ts';

/**
 * Goes back in history, or to the list when the reader came from another site; the form works without JavaScript too.
 */
export function BackButton() {
  const { history } = useRouter();
  const navigate = useNavigate();
  return (
    <form
      action={toAddress('/products')}
      method="get"
      onSubmit={ownSubmit(() => {
        if (hasPreviousPage(history.canGoBack(), document.referrer, window)) history.back();
        else void navigate({ to: '/products' });
      })}
    >
      <Button type="submit" variant="ghost" size="sm" className="-ms-3.5">
        <ArrowLeft aria-hidden="true" />
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}
