import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '@/features/public/orders/cart/cart-page.tsx';
import { privateHead } from './-context.ts';

export const Route = createFileRoute('/cart')({
  head: privateHead(t`Cart`),
  component: CartPage,
});
