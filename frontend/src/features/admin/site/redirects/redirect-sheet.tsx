import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateRedirect, useAdminUpdateRedirect } from '@/api/generated/admin-redirects/admin-redirects.ts';
import type { Redirect } from '@/api/generated/model.ts';
import { redirectInputPathMax, redirectInputTargetMax } from '@/api/generated/zod/schemas/redirectInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
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
  const id = useId();
  const { show } = useToast();
  const create = useAdminCreateRedirect({ mutation: { networkMode: 'always' } });
  const update = useAdminUpdateRedirect({ mutation: { networkMode: 'always' } });
  const { form, problem, failure, busy, dirty } = useForm({
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
  return (
    <SideSheet
      open={open}
      title={redirect ? 'Edit redirect' : 'Add redirect'}
      onClose={onClose}
      dirty={dirty && !busy}
      cancel
      footer={
        <Button type="submit" form={id} busy={busy}>
          {redirect ? 'Save Changes' : 'Add redirect'}
        </Button>
      }
    >
      <form id={id} noValidate aria-label="Redirect" {...form}>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
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
      </form>
    </SideSheet>
  );
}
