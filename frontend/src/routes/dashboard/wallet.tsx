import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getGetWalletBalanceQueryOptions, getListTransactionsQueryOptions } from '@/api/generated/wallet/wallet.ts';
import { AffiliateSection } from '@/features/dashboard/billing/affiliates/affiliate-section.tsx';
import { Payouts } from '@/features/dashboard/billing/payouts/payouts.tsx';
import { transactionParams } from '@/features/dashboard/billing/wallet/transaction-params.ts';
import { WalletPage } from '@/features/dashboard/billing/wallet/wallet-page.tsx';
import { searchPage } from '@/lib/search-text.ts';
import { whenSignedIn } from '@/session/guards.ts';
import { privateHead } from '../-context.ts';

interface WalletSearch {
  page?: number | undefined;
}

export const Route = createFileRoute('/dashboard/wallet')({
  validateSearch: (search: Record<string, unknown>): WalletSearch => ({ page: searchPage(search.page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  // Started early, not awaited: the screen shows its own loading and error states. Public pages bundle this code, so
  // the sections further down fetch their own data.
  loader: ({ context: { queryClient }, deps: { page } }) =>
    whenSignedIn(() => {
      void queryClient.prefetchQuery(getGetWalletBalanceQueryOptions());
      void queryClient.prefetchQuery(getListTransactionsQueryOptions(transactionParams(page)));
    }),
  head: privateHead(t`Your Wallet`),
  component: WalletRoute,
});

function WalletRoute() {
  const { page } = Route.useSearch();
  return (
    <WalletPage
      page={page}
      payouts={
        <>
          <Payouts />
          <AffiliateSection />
        </>
      }
    />
  );
}
