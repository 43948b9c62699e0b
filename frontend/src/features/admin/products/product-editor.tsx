import { useState } from 'react';
import { messageOf, namesNothing } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { SideSheet } from '../kit/side-sheet.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductFormSkeleton } from './product-form-skeleton.tsx';
import { useProductForm } from './use-product-form.ts';

interface ProductEditorProps {
  /** Number of the product, or 'new'. */
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FORM = 'product-form';

const explain = (error: unknown) =>
  namesNothing(error) ? 'There is no such product.' : messageOf(error, 'Failed to fetch product');

/** Adds a product or edits one. */
export function ProductEditor({ id, open, onClose }: ProductEditorProps) {
  const isNew = id === 'new';
  const [sending, setSending] = useState(false);
  const query = useAdminGetProduct(id, { query: { enabled: !isNew && open, refetchOnWindowFocus: false } });
  const form = useProductForm({ saved: isNew ? null : query.data, onSaved: onClose });
  const reload = async () => {
    const { data } = await query.refetch();
    if (data) form.take(data);
  };
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
        <ProductForm id={FORM} form={form} onSending={setSending} />
      ) : (
        <QueryState
          query={query}
          loading="Loading product"
          skeleton={<ProductFormSkeleton />}
          explain={explain}
          isFinal={namesNothing}
        >
          {() => <ProductForm id={FORM} form={form} onSending={setSending} />}
        </QueryState>
      )}
    </SideSheet>
  );
}
