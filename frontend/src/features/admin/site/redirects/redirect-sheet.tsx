import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateRedirect, useAdminUpdateRedirect } from '@/api/generated/admin-redirects/admin-redirects.ts';
import type { Redirect } from '@/api/generated/model.ts';
import { redirectInputPathMax, redirectInputTargetMax } from '@/api/generated/zod/schemas/redirectInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { checkRedirect, redirectFields, toRedirectInput } from './redirect-rules.ts';

interface RedirectSheetProps {
  readonly open: boolean;
  /** The redirect to edit; null for a new one. */
  readonly redirect: (Redirect & { readonly id: string }) | null;
  /** The path that a new one begins with. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Adds or edits a redirect. */
export function RedirectSheet({ open, redirect, path, onClose }: RedirectSheetProps) {
  const { show } = useToast();
  const create = useAdminCreateRedirect();
  const update = useAdminUpdateRedirect();
  const sheet = useForm({
    fields: redirectFields,
    check: checkRedirect,
    send: async (values) => {
      const data = toRedirectInput(values);
      await (redirect ? update.mutateAsync({ id: redirect.id, data }) : create.mutateAsync({ data }));
      show({ tone: 'success', text: redirect ? 'Redirect saved' : 'Redirect added' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the redirect'),
    isChanged: isFormChanged,
  });
  const { problem } = sheet;
  return (
    <FormSheet
      open={open}
      title={redirect ? 'Edit redirect' : 'Add redirect'}
      label="Redirect"
      action={redirect ? 'Save changes' : 'Add redirect'}
      sheet={sheet}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Field
          label="From"
          name="path"
          required
          marked
          maxLength={redirectInputPathMax}
          autoComplete="off"
          spellCheck={false}
          placeholder="/old-page"
          defaultValue={redirect?.path ?? path}
          help="The old path, without a domain. It applies to every language."
          error={problem('path')}
        />
        <Field
          label="To"
          name="target"
          required
          marked
          maxLength={redirectInputTargetMax}
          autoComplete="off"
          spellCheck={false}
          placeholder="/products"
          defaultValue={redirect?.target}
          help="A path or URL of this site."
          error={problem('target')}
        />
      </div>
    </FormSheet>
  );
}
