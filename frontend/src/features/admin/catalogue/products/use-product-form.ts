import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreateProduct, useAdminUpdateProduct } from '@/api/generated/admin-products/admin-products.ts';
import type { AdminProduct } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { emptyDraft, type ProductDraft, toDraft, toInput } from './product-draft.ts';
import { checkDraft } from './product-rules.ts';
import { type SentKeys, serverProblems } from './server-problems.ts';

interface ProductFormOptions {
  /** Null for a new product, undefined while it loads. */
  readonly saved: AdminProduct | null | undefined;
  readonly onSaved: () => void;
}

/** The controls are many and change; their problems are listed in reading order. */
const FIELDS: readonly string[] = [];

/** State of the form of one product. Later answers of the server never replace typed text. */
export function useProductForm({ saved, onSaved }: ProductFormOptions) {
  const { show } = useToast();
  const create = useAdminCreateProduct();
  const update = useAdminUpdateProduct();
  const sent = useRef<SentKeys>({ plans: [], faqs: [] });
  const form = useDraftForm({
    stored: saved ?? null,
    draftKey: saved === undefined ? undefined : `product-${saved?.id ?? 'new'}`,
    draftOf: (stored) => (stored ? toDraft(stored) : emptyDraft()),
    fields: FIELDS,
    check: checkDraft,
    save: (draft, base) => {
      const keys = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
      sent.current = { plans: keys(draft.plans), faqs: keys(draft.faqs) };
      const product = toInput(draft);
      if (!base) return create.mutateAsync({ data: product });
      return update.mutateAsync({ id: String(base.id), data: { revision: base.revision, product } });
    },
    onSaved: ({ title, status }, before) => {
      const isPublishing = status === 'published' && before?.status !== 'published';
      const outcome = isPublishing ? 'published' : before ? 'saved' : 'added as a draft';
      show({ tone: 'success', text: `${title} ${outcome}` });
      onSaved();
    },
    toMessage: (error) => errorMessage(error, 'Failed to save product'),
    explainAlways: true,
    refused: (error) => serverProblems(error, sent.current),
  });
  const [lastSaved, setLastSaved] = useState(saved);
  if (saved && saved !== lastSaved && !form.dirty) {
    setLastSaved(saved);
    form.begin(saved);
  }
  return {
    ...form,
    /** A new file or number concerns the version as a whole. */
    change: (part: Partial<ProductDraft>) => {
      form.change(part);
      if ('newFile' in part || 'version' in part) form.solve('fileId');
    },
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
