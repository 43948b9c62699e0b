import { useState } from 'react';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import { useAdminCreateProduct, useAdminUpdateProduct } from '@/api/generated/admin-products/admin-products.ts';
import type { AdminProduct } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { draftOf, emptyDraft, isChanged, type ProductDraft, toInput } from './product-draft.ts';
import { checkDraft, type DraftProblems } from './product-rules.ts';
import { serverProblems } from './server-problems.ts';

interface ProductFormOptions {
  /** Null for a new product, undefined while it is on its way. */
  readonly saved: AdminProduct | null | undefined;
  readonly onSaved: () => void;
}

/** A focus moves to the first control that something is wrong with. */
const showFirst = (problems: DraftProblems): void => {
  const [first] = Object.keys(problems);
  if (first) document.getElementById(first)?.focus();
};

/** State of the form of one product. What is typed is never replaced by what the server sends later. */
export function useProductForm({ saved, onSaved }: ProductFormOptions) {
  const [source, setSource] = useState(saved);
  const [base, setBase] = useState(() => (saved ? draftOf(saved) : emptyDraft()));
  const [draft, setDraft] = useState(base);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const { show } = useToast();
  const create = useAdminCreateProduct();
  const update = useAdminUpdateProduct();
  const dirty = isChanged(draft, base);

  const start = (product: AdminProduct) => {
    const fresh = draftOf(product);
    setSource(product);
    setBase(fresh);
    setDraft(fresh);
    setProblems({});
    setFailure(null);
    setStale(false);
  };
  if (saved && saved !== source && !dirty) start(saved);

  const send = async () => {
    const input = toInput(draft);
    if (!source) return create.mutateAsync({ data: input });
    return update.mutateAsync({ id: String(source.id), data: { revision: source.revision, product: input } });
  };
  const submit = async () => {
    const found = checkDraft(draft, source ?? null);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return showFirst(found);
    try {
      const { title, status } = await send();
      setBase(draft);
      const news =
        status === 'published' && !base.published ? 'is published' : source ? 'is saved' : 'is added as a draft';
      show({ tone: 'success', text: `${title} ${news}` });
      onSaved();
    } catch (error) {
      const told = serverProblems(error);
      setProblems(told);
      setStale(hasStatus(error, 409));
      setFailure(messageOf(error, 'Failed to save product'));
      showFirst(told);
    }
  };
  const change = (part: Partial<ProductDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    const touched = Object.keys(part).flatMap((name) =>
      name === 'newFile' || name === 'version' ? ['fileId', name] : [name],
    );
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !touched.includes(id))));
  };
  const solve = (id: string) => setProblems(({ [id]: _solved, ...others }) => others);

  return {
    ...{ draft, problems, failure, stale, dirty, change, solve, submit, start },
    busy: create.isPending || update.isPending,
    source: source ?? null,
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
