import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateBundle, useAdminUpdateBundle } from '@/api/generated/admin-bundles/admin-bundles.ts';
import type { AdminBundle } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { bundleFields, checkBundle, toBundleInput, toDraft } from './bundle-rules.ts';

interface BundleFormOptions {
  /** Null for a new one. */
  readonly stored: AdminBundle | null;
  readonly onSaved: () => void;
}

/** State of the form of one bundle. Later answers of the server never replace typed text. */
export function useBundleForm({ stored, onSaved }: BundleFormOptions) {
  const { show } = useToast();
  const create = useAdminCreateBundle();
  const update = useAdminUpdateBundle();
  return useDraftForm({
    stored,
    draftKey: `bundle-${stored?.id ?? 'new'}`,
    draftOf: toDraft,
    fields: bundleFields,
    check: checkBundle,
    save: (draft, base) => {
      const data = toBundleInput(draft, base);
      return base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data });
    },
    onSaved: ({ name }, before) => {
      show({ tone: 'success', text: before ? `${name} saved` : `${name} created` });
      onSaved();
    },
    // The server names the end and single products by their names in the contract.
    refused: (error) => {
      const { endsAt, ...problems } = fieldProblems(error, [...bundleFields, 'endsAt' as const]);
      return endsAt ? { ...problems, lastDay: endsAt } : problems;
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the bundle'),
  });
}

export type BundleFormState = ReturnType<typeof useBundleForm>;
