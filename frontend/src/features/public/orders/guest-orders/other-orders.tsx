import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { useRequestGuestLink } from '@/api/generated/guest-orders/guest-orders.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

/**
 * Other orders of the same email are shown only after a link that is emailed to it was opened: the visitor who placed
 * this order may have entered the email of another person.
 */
export function OtherOrders({ email }: { readonly email: string }) {
  const { mutate, data, error, isPending } = useRequestGuestLink();
  return (
    <section aria-labelledby="other-orders" className="border-b border-border py-6">
      <h3 id="other-orders" className="mb-2 text-lg">
        <Trans>Other orders</Trans>
      </h3>
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>
          Ordered more than once with <bdi className="font-medium wrap-anywhere text-foreground">{email}</bdi>? We’ll
          email you a link to one page with all your orders.
        </Trans>
      </p>
      {error ? (
        <Banner tone="danger" className="mb-3">
          {errorMessage(error, t`Failed to send the link`)}
        </Banner>
      ) : null}
      {data ? (
        <Banner tone="success">{data.message}</Banner>
      ) : (
        <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate({ data: { email } })}>
          <Trans>Email me all my orders</Trans>
        </Button>
      )}
    </section>
  );
}
