import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@/components/ui/container.tsx';
import { SavedPage } from '@/features/public/catalogue/saved/saved-page.tsx';
import { readSavedSearch } from '@/features/public/catalogue/saved/saved-search.ts';
import { AddProductToCart } from '@/features/public/orders/cart/add-product-to-cart.tsx';
import { privateHead } from './-context.ts';

export const Route = createFileRoute('/saved')({
  validateSearch: readSavedSearch,
  head: privateHead(t`Saved`),
  component: Saved,
});

function Saved() {
  return (
    <Container className="pt-10 pb-20 lg:pt-12 lg:pb-32">
      <h1 className="mb-6 text-6xl">
        <Trans>Saved</Trans>
      </h1>
      <SavedPage path="/saved" search={Route.useSearch()} action={AddProductToCart} />
    </Container>
  );
}
