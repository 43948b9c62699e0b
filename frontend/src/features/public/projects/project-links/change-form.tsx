import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Deliverable } from '@/api/generated/model.ts';
import { useRequestProjectChange } from '@/api/generated/project-links/project-links.ts';
import {
  projectChangeInputNameMax,
  projectChangeInputTextMax,
} from '@/api/generated/zod/schemas/projectChangeInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { useSigner } from '@/components/project/signer.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { projectHeaders } from './project-token.ts';

interface ChangeFormProps {
  readonly token: string;
  readonly deliverables: readonly Deliverable[];
  readonly onClose: () => void;
}

/** Requests a change. Sent again after a failure, it is the same request. */
export function ChangeForm({ token, deliverables, onClose }: ChangeFormProps) {
  const [text, setText] = useStoredText(`change-${token.slice(0, 8)}`);
  const { name, setName, isFixed } = useSigner();
  const { show } = useToast();
  const attempt = useAttemptId(`change-${token.slice(0, 8)}`);
  const { mutateAsync } = useRequestProjectChange({
    request: projectHeaders(token),
  });
  const { form, busy, failure, problem } = useForm({
    fields: ['text', 'file', 'name'],
    check: (values) => ({
      ...(values.text.trim() === '' && { text: t`Please describe what should change` }),
      ...(values.name.trim().length < 2 && { name: t`Please enter your full name` }),
    }),
    send: async ({ text: written, file, name: signer }) => {
      const typed = written.trim();
      const content = { text: typed, name: signer.trim(), fileId: file || null };
      await mutateAsync({ data: { id: attempt.toId(content), ...content } });
      attempt.clear();
      setText('');
      show({ tone: 'success', text: t`Request sent` });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send the change request`),
  });
  return (
    <form
      noValidate
      aria-label={t`Request a change`}
      className="mt-4 rounded-xl border border-border bg-card p-5 sm:p-6"
      {...form}
    >
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <FieldFrame
        id="change-text"
        label={t`What should change?`}
        help={t`The first line is its title.`}
        error={problem('text')}
      >
        <Textarea
          id="change-text"
          name="text"
          rows={5}
          dir="auto"
          autoFocus
          readOnly={busy}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={projectChangeInputTextMax}
          aria-invalid={Boolean(problem('text')) || undefined}
          aria-describedby={noteId('change-text')}
        />
      </FieldFrame>
      {deliverables.length > 0 ? (
        <FieldFrame id="change-file" label={t`About`}>
          <NativeSelect id="change-file" name="file" aria-describedby={noteId('change-file')}>
            <NativeSelectOption value="">{t`The whole project`}</NativeSelectOption>
            {deliverables.map(({ id, title, versions: [newest] }) => (
              <NativeSelectOption key={id} value={newest?.id ?? ''}>
                {title}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </FieldFrame>
      ) : null}
      <Field
        name="name"
        label={t`Your full name`}
        autoComplete="name"
        value={name}
        readOnly={isFixed}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={projectChangeInputNameMax}
        error={problem('name')}
      />
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>
          We’ll reply before any work on it begins. If it costs extra, you’ll get a quote with a price and dates.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Send request</Trans>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
