import { errorMessage } from '@/api/api-error.ts';
import { useAdminCloseContractWithdrawal } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminContractWithdrawal, AdminOrderDetail } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { countryName } from '@/lib/countries.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { useCan } from '../../kit/use-can.ts';

/** Whether the order has a statutory right to withdraw, or a statement to decide on. */
export const hasWithdrawal = ({ basis, statement }: AdminContractWithdrawal): boolean =>
  statement !== null || basis === 'statutory' || basis === 'waived';

/** Whether the right existed at a moment, and why. */
function rightText(withdrawal: AdminContractWithdrawal, at: number): string {
  const { basis, until, country, consented_at: consentedAt, consent_wording: wording } = withdrawal;
  if (basis === 'waived' && consentedAt)
    return `The right to withdraw ended with the delivery: the buyer agreed to it on ${formatShopTime(consentedAt)} (wording ${wording}).`;
  if (basis === 'elsewhere')
    return `${countryName(country)} gives no right of withdrawal that we know of. Your own terms decide.`;
  if (basis === 'unknown') return 'The customer’s country is unknown. In the European Union the period is 14 days.';
  if (basis === 'free' || until === null) return 'Nothing was paid for this order.';
  const place = `Buyer in ${countryName(country)}`;
  return at < Date.parse(until)
    ? `${place}: statutory right to withdraw until ${formatDate(until)}.`
    : `${place}: the statutory period ended on ${formatDate(until)}.`;
}

interface OrderWithdrawalProps {
  readonly order: Pick<AdminOrderDetail, 'id' | 'withdrawal'>;
}

/** The customer's withdrawal from the contract, the legal basis, and the actions that close it. */
export function OrderWithdrawal({ order: { id, withdrawal } }: OrderWithdrawalProps) {
  const { show } = useToast();
  const canClose = useCan()('adminCloseContractWithdrawal');
  const { mutate, isPending } = useAdminCloseContractWithdrawal();
  const { statement } = withdrawal;
  const right = rightText(withdrawal, statement ? Date.parse(statement.received_at) : Date.now());
  if (!statement) return <p className="text-sm text-muted-foreground">{right}</p>;
  const { name, email, received_at, open } = statement;
  const close = () =>
    mutate(
      { id },
      {
        onSuccess: () => show({ tone: 'success', text: 'Withdrawal marked as answered' }),
        onError: (error) =>
          show({ tone: 'danger', text: errorMessage(error, 'Failed to mark the withdrawal as answered') }),
      },
    );
  return (
    <div className="grid gap-3 text-sm">
      {open ? (
        <Banner tone="notice">The customer has withdrawn. Refund the order, or reply and mark this as answered.</Banner>
      ) : null}
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        <span className="text-muted-foreground">
          {' '}
          <bdi>{email}</bdi>
        </span>
        <time dateTime={received_at} className="block text-muted-foreground tabular-nums">
          {`Received ${formatShopTime(received_at)}`}
        </time>
      </p>
      <p className="text-muted-foreground">{right}</p>
      {open && canClose ? (
        <Button variant="outline" size="sm" busy={isPending} onClick={close} className="justify-self-start">
          Mark as answered
        </Button>
      ) : null}
    </div>
  );
}
