import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetCoupon } from '@/api/generated/admin-coupons/admin-coupons.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { SideSheet } from '../kit/side-sheet.tsx';
import { CouponForm } from './coupon-form.tsx';
import { useCouponForm } from './use-coupon-form.ts';

interface CouponEditorProps {
  /** The code to edit, or 'new'. */
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FORM = 'coupon-form';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Code not found.' : errorMessage(error, 'Failed to fetch the code');

/** Creates or edits a code. */
export function CouponEditor({ id, open, onClose }: CouponEditorProps) {
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
          {() => <CouponForm id={FORM} form={form} />}
        </QueryState>
      )}
    </SideSheet>
  );
}
