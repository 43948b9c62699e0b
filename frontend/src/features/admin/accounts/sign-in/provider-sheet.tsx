import { useRef } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminTestIssuer, useAdminUpdateSignInProvider } from '@/api/generated/admin-sign-in/admin-sign-in.ts';
import type { AdminSignInProvider } from '@/api/generated/model.ts';
import {
  signInProviderInputClientIdMax,
  signInProviderInputClientSecretMax,
  signInProviderInputIssuerMax,
  signInProviderInputNameMax,
} from '@/api/generated/zod/schemas/signInProviderInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { checkProvider, providerFields, providerName, toProviderInput } from './provider-rules.ts';

const CONSOLES = {
  google: { label: 'Google Cloud console', url: 'https://console.cloud.google.com/auth/clients' },
  github: { label: 'GitHub developer settings', url: 'https://github.com/settings/developers' },
  oidc: null,
} as const;

interface ProviderSheetProps {
  readonly provider: AdminSignInProvider;
  readonly onClose: () => void;
}

/** Client id and secret of a provider, for an issuer of OpenID Connect also its URL, which can be tested. */
export function ProviderSheet({ provider, onClose }: ProviderSheetProps) {
  const { show } = useToast();
  const name = providerName(provider);
  const isOpenId = provider.id === 'oidc';
  const manage = CONSOLES[provider.id];
  const update = useAdminUpdateSignInProvider();
  const sheet = useForm({
    fields: providerFields,
    check: checkProvider(provider),
    send: async (values) => {
      await update.mutateAsync({ provider: provider.id, data: toProviderInput(values, provider) });
      show({ tone: 'success', text: `${values.name.trim() || name} saved` });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, `Failed to save ${name}`),
    isChanged: isFormChanged,
  });
  const { problem } = sheet;
  return (
    <FormSheet title={name} action="Save changes" sheet={sheet} onClose={onClose}>
      {manage ? (
        <p className="mb-4 text-sm">
          Create the client id in the{' '}
          <a href={manage.url} target="_blank" rel="noopener" className="text-primary underline underline-offset-4">
            {manage.label}
          </a>
          .
        </p>
      ) : null}
      <div className="grid gap-3">
        {isOpenId ? <IssuerFields provider={provider} problem={problem} /> : null}
        <Field
          label="Client id"
          name="client_id"
          maxLength={signInProviderInputClientIdMax}
          autoComplete="off"
          spellCheck={false}
          defaultValue={provider.client_id}
          error={problem('client_id')}
        />
        <PasswordField
          label="Client secret"
          name="client_secret"
          maxLength={signInProviderInputClientSecretMax}
          autoComplete="off"
          help={
            provider.has_secret
              ? 'Stored encrypted. Leave empty to keep it.'
              : 'Stored encrypted and never shown again.'
          }
          error={problem('client_secret')}
        />
        <SwitchField
          name="enabled"
          label="Enabled"
          help="Shows the button when customers sign in or register."
          defaultChecked={provider.enabled}
          error={problem('enabled')}
        />
      </div>
    </FormSheet>
  );
}

interface IssuerFieldsProps {
  readonly provider: AdminSignInProvider;
  readonly problem: (field: 'name' | 'issuer') => string | undefined;
}

function IssuerFields({ provider: { name, issuer }, problem }: IssuerFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, error, isPending } = useAdminTestIssuer();
  return (
    <>
      <Field
        label="Name"
        name="name"
        maxLength={signInProviderInputNameMax}
        autoComplete="off"
        placeholder="Acme"
        defaultValue={name}
        help="Customers see “Continue with” and this name."
        error={problem('name')}
      />
      <div>
        <Field
          ref={input}
          label="Issuer"
          name="issuer"
          type="url"
          maxLength={signInProviderInputIssuerMax}
          autoComplete="off"
          placeholder="https://accounts.example.com"
          defaultValue={issuer}
          error={problem('issuer')}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="outline"
            size="sm"
            busy={isPending}
            onClick={() => input.current?.value.trim() && mutate({ data: { issuer: input.current.value.trim() } })}
          >
            Test issuer
          </Button>
          <p role="status" className="min-w-0 flex-1 text-sm wrap-anywhere">
            {testResult(data, error)}
          </p>
        </div>
      </div>
    </>
  );
}

function testResult(data: ReturnType<typeof useAdminTestIssuer>['data'], error: unknown): string {
  if (error) return errorMessage(error, 'Failed to test the issuer');
  if (!data) return '';
  return data.usable ? 'This issuer can be used.' : `This issuer can’t be used: ${data.problem}`;
}
