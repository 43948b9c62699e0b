import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { PlanQuestion } from './plan-question.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductFormSkeleton } from './product-form-skeleton.tsx';
import { useGuardedForm } from './use-guarded-form.ts';
import { useProductForm } from './use-product-form.ts';

const FORM = 'product-details';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Product not found.' : errorMessage(error, 'Failed to fetch product');

/** The form of a product on its page. */
export function ProductDetails({ id }: { readonly id: string }) {
  const [sending, setSending] = useState(false);
  const query = useAdminGetProduct(id, { query: { refetchOnWindowFocus: false } });
  const form = useProductForm({ saved: query.data, onSaved: () => undefined });
  const { guarded, pending, agree, decline } = useGuardedForm(FORM, form);
  const reload = async () => {
    const { data } = await query.refetch();
    if (data) form.loadStored(data);
  };
  return (
    <div className="max-w-4xl">
      <LeaveGuard dirty={(form.dirty || sending) && !form.busy} />
      <FailureBanner
        failure={form.failure}
        stale={form.stale}
        onReload={() => void reload()}
        busy={query.isFetching}
        className="mb-5"
      />
      <QueryState
        query={query}
        loading="Loading product"
        skeleton={<ProductFormSkeleton />}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(product) => (
          <>
            <ProductForm id={FORM} form={guarded} onSending={setSending} />
            <div className="sticky bottom-0 low-window:static z-10 mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-border bg-background py-3">
              <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <TranslateLink type="product" id={product.id} />
                <ActivityLink kind="product" id={product.id} />
              </p>
              <Button type="submit" form={FORM} busy={form.busy} disabled={sending}>
                Save changes
              </Button>
            </div>
          </>
        )}
      </QueryState>
      <PlanQuestion consequences={pending} onAgree={agree} onDecline={decline} />
    </div>
  );
}
