import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { ProductLink } from '../../kit/record/record-links.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { PlanQuestion } from './plan-question.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductFormSkeleton } from './product-form-skeleton.tsx';
import { useGuardedForm } from './use-guarded-form.ts';
import { useProductForm } from './use-product-form.ts';

interface ProductEditorProps {
  /** Id of the product, or 'new'. */
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FORM = 'product-form';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Product not found.' : errorMessage(error, 'Failed to fetch product');

/** Adds a product or edits one. */
export function ProductEditor({ id, open, onClose }: ProductEditorProps) {
  const isNew = id === 'new';
  const [sending, setSending] = useState(false);
  const query = useAdminGetProduct(id, { query: { enabled: !isNew && open, refetchOnWindowFocus: false } });
  const form = useProductForm({ saved: isNew ? null : query.data, onSaved: onClose });
  const reload = async () => {
    const { data } = await query.refetch();
    if (data) form.loadStored(data);
  };
  const { guarded, pending, agree, decline } = useGuardedForm(FORM, form);
  const ready = isNew || query.data !== undefined;
  return (
    <SideSheet
      wide
      open={open}
      title={isNew ? 'Add Product' : (query.data?.title ?? 'Edit product')}
      onClose={onClose}
      dirty={form.dirty || sending}
      cancel={ready}
      footer={
        ready ? (
          <Button type="submit" form={FORM} busy={form.busy} disabled={sending}>
            {isNew ? 'Add product' : 'Save changes'}
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
        <ProductForm id={FORM} form={guarded} onSending={setSending} />
      ) : (
        <QueryState
          query={query}
          loading="Loading product"
          skeleton={<ProductFormSkeleton />}
          toMessage={toMessage}
          isFinal={isNotFound}
        >
          {({ id }) => (
            <>
              <ProductForm id={FORM} form={guarded} onSending={setSending} />
              <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
                <ProductLink id={id} className="text-sm font-semibold text-primary hover:underline">
                  Releases, keys, reviews and sales
                </ProductLink>
                <TranslateLink type="product" id={id} />
                <ActivityLink kind="product" id={id} />
              </p>
            </>
          )}
        </QueryState>
      )}
      <PlanQuestion consequences={pending} onAgree={agree} onDecline={decline} />
    </SideSheet>
  );
}
