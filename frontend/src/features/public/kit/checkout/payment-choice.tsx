import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoney } from '@/lib/format.ts';
import { walletCoverage } from '@/lib/wallet-coverage.ts';
import { acceptingCurrency, listInvoiceMethods, listPayMethods, type PayMethod } from './checkout-rules.ts';
import { PayMethods } from './pay-methods.tsx';

interface PaymentRequest {
  readonly isGuest: boolean;
  readonly isFree: boolean;
  readonly total: number;
  /** The second currency if it is paid in it. */
  readonly currency?: string | undefined;
}

/** How it is paid, and what the customer's wallet lacks for it. */
export function usePayment({ isGuest, isFree, total, currency }: PaymentRequest) {
  const [preferred, choose] = useState<PayMethod | null>(null);
  const methods = useListPaymentMethods();
  const wallet = useGetWalletBalance({ query: { enabled: !isGuest && !isFree, staleTime: 0 } });
  const methodOptions = acceptingCurrency(
    [
      ...listPayMethods(methods.data?.items ?? [], !isGuest),
      ...listInvoiceMethods(methods.data?.invoice, { isSignedIn: !isGuest, total }),
    ],
    currency,
  );
  const cover =
    wallet.data && !isGuest && currency === undefined ? walletCoverage(wallet.data.balance, total) : undefined;
  // As in the dialog of a product: with too little in the wallet, another method is preselected.
  const usual = cover?.covered === false ? (methodOptions[1] ?? methodOptions[0]) : methodOptions[0];
  const isListed = methodOptions.some(({ value }) => value === preferred);
  const by = isFree ? undefined : ((isListed ? preferred : null) ?? usual?.value);
  const missing = by === 'wallet' && cover?.covered === false ? cover.missing : 0;
  return { methods, methodOptions, by, choose, wallet, missing };
}

interface PaymentProps {
  readonly query: ReturnType<typeof useListPaymentMethods>;
  readonly options: ReturnType<typeof usePayment>['methodOptions'];
  /** Undefined while there is none to choose. */
  readonly value: PayMethod | undefined;
  readonly onChange: (method: PayMethod) => void;
}

/** The payment methods, or why there are none. */
export function Payment({ query: { error, isSuccess, isFetching, refetch }, options, value, onChange }: PaymentProps) {
  return (
    <>
      {value === undefined ? null : <PayMethods payable="order" options={options} value={value} onChange={onChange} />}
      {error ? (
        <Banner
          tone="danger"
          action={
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, t`Failed to fetch payment methods`)}
        </Banner>
      ) : null}
      {isSuccess && options.length === 0 ? (
        <Banner tone="notice">
          <Trans>Checkout is unavailable right now. Please try again later.</Trans>
        </Banner>
      ) : null}
    </>
  );
}

interface ShortageProps {
  readonly balance: number;
  readonly missing: number;
}

/** The wallet does not cover the total. */
export function Shortage({ balance, missing }: ShortageProps) {
  return (
    <Banner tone="danger" className="mt-6">
      <p>
        <Trans>Insufficient funds</Trans>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-6 font-normal tabular-nums">
        <div className="flex gap-2">
          <dt>
            <Trans>Wallet balance</Trans>
          </dt>
          <dd className="font-semibold">{formatMoney(balance)}</dd>
        </div>
        <div className="flex gap-2">
          <dt>
            <Trans>Still needed</Trans>
          </dt>
          <dd className="font-semibold">{formatMoney(missing)}</dd>
        </div>
      </dl>
    </Banner>
  );
}
