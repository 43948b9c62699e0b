import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetCoupon } from '@/api/generated/admin-coupons/admin-coupons.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { Can } from '../../kit/can.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import type { RecordSteps } from '../../kit/list/use-record-steps.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { CouponForm } from './coupon-form.tsx';
import { useCouponForm } from './use-coupon-form.ts';

interface CouponEditorProps {
  /** The code to edit, or 'new'. */
  readonly id: string;
  readonly open: boolean;
  /** Leads to the codes before and after. */
  readonly steps: RecordSteps;
  readonly onClose: () => void;
}

const FORM = 'coupon-form';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Code not found.' : errorMessage(error, 'Failed to fetch the code');

/** Creates or edits a code. */
export function CouponEditor({ id, open, steps, onClose }: CouponEditorProps) {
  const isNew = id === 'new';
  const query = useAdminGetCoupon(id, { query: { enabled: !isNew && open, refetchOnWindowFocus: false } });
  const form = useCouponForm({ saved: isNew ? null : query.data, onSaved: onClose });
  const reload = async () => {
    const { data } = await query.refetch();
    if (data) form.loadStored(data);
  };
  const ready = isNew || query.data !== undefined;
  return (
    <SideSheet
      open={open}
      title={isNew ? 'New code' : (query.data?.code ?? 'Code')}
      onClose={onClose}
      dirty={form.dirty}
      steps={isNew ? undefined : steps}
      cancel={ready}
      footer={
        ready ? (
          <Button type="submit" form={FORM} busy={form.busy}>
            {isNew ? 'Create code' : 'Save changes'}
          </Button>
        ) : null
      }
    >
      <FailureBanner
        failure={form.failure}
        stale={form.stale}
        onReload={() => void reload()}
        busy={query.isFetching}
        className="mb-5"
      />
      {isNew ? (
        <CouponForm id={FORM} form={form} />
      ) : (
        <QueryState
          query={query}
          loading="Loading code"
          skeleton={<Skeleton className="h-96" />}
          toMessage={toMessage}
          isFinal={isNotFound}
        >
          {(coupon) => (
            <>
              <CouponForm id={FORM} form={form} />
              <Can do="adminListOrders">
                <Link
                  to="/admin/orders"
                  search={{ coupon: coupon.code }}
                  className="mt-6 inline-block min-h-6 text-sm font-semibold text-primary underline underline-offset-4"
                >
                  Orders with this code
                </Link>
              </Can>
              <ActivityLink kind="coupon" id={id} className="mt-6" />
            </>
          )}
        </QueryState>
      )}
    </SideSheet>
  );
}
