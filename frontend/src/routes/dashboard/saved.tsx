import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SavedPage } from '@/features/public/catalogue/saved/saved-page.tsx';
import { readSavedSearch } from '@/features/public/catalogue/saved/saved-search.ts';
import { AddProductToCart } from '@/features/public/orders/cart/add-product-to-cart.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/saved')({
  validateSearch: readSavedSearch,
  head: privateHead(t`Saved`),
  component: Saved,
});

function Saved() {
  return (
    <section className="pt-8">
      <h1 className="mb-3 text-3xl">
        <Trans>Saved</Trans>
      </h1>
      <SavedPage path="/dashboard/saved" search={Route.useSearch()} action={AddProductToCart} />
    </section>
  );
}
