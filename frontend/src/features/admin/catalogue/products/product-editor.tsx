import { useRef, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { withUnreadable } from '@/lib/form-problems.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { planConsequences } from './plan-consequences.ts';
import { ProductForm } from './product-form.tsx';
import { ProductFormSkeleton } from './product-form-skeleton.tsx';
import { checkDraft } from './product-rules.ts';
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
  const [pendingConsequences, setAsked] = useState<readonly string[] | null>(null);
  const isAgreed = useRef(false);
  /** Holders of plans are affected: the consequences are shown before saving. */
  const onSubmit = ownSubmit((event) => {
    const consequences = planConsequences(form.base, form.draft);
    const problems = withUnreadable(event.currentTarget, checkDraft(form.draft, form.base));
    const isRight = Object.keys(problems).length === 0;
    if (consequences.length > 0 && isRight && !isAgreed.current) {
      setAsked(consequences);
      return;
    }
    isAgreed.current = false;
    form.form.onSubmit(event);
  });
  const agree = () => {
    isAgreed.current = true;
    setAsked(null);
    (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit();
  };
  const guardedForm = { ...form, form: { ...form.form, onSubmit } };
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
        <ProductForm id={FORM} form={guardedForm} onSending={setSending} />
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
              <ProductForm id={FORM} form={guardedForm} onSending={setSending} />
              <ActivityLink kind="product" id={id} className="mt-6" />
            </>
          )}
        </QueryState>
      )}
      <ConfirmDialog
        open={pendingConsequences !== null}
        question="Save the changed plans?"
        action="Save changes"
        tone="calm"
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        <ul className="grid gap-3">
          {(pendingConsequences ?? []).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </SideSheet>
  );
}
