import type { AdminSignInProvider, SignInProviderInput } from '@/api/generated/model.ts';

export const providerFields = ['name', 'issuer', 'client_id', 'client_secret', 'enabled'] as const;
type Values = Record<(typeof providerFields)[number], string>;

/** Its name; the owner enters that of an OpenID Connect issuer. */
export const providerName = ({ name }: Pick<AdminSignInProvider, 'name'>): string => name || 'OpenID Connect';

export function providerState({ enabled, client_id: clientId }: AdminSignInProvider) {
  if (enabled) return { tone: 'success', label: 'On' } as const;
  return clientId
    ? ({ tone: 'secondary', label: 'Off' } as const)
    : ({ tone: 'secondary', label: 'Not set up' } as const);
}

/** The problems of a form that turns the provider on; everything may be empty while it is off. */
export function checkProvider(provider: AdminSignInProvider) {
  return (values: Values): Partial<Values> => {
    const isOn = values.enabled !== '';
    const isOpenId = provider.id === 'oidc';
    const needed = isOn || values.client_id.trim() !== '';
    const isSameClient =
      values.client_id.trim() === provider.client_id && (!isOpenId || values.issuer.trim() === provider.issuer);
    return {
      ...(isOpenId && isOn && values.name.trim() === '' ? { name: 'Enter a name for the button' } : {}),
      ...(isOpenId && needed && values.issuer.trim() === '' ? { issuer: 'Enter the URL of the issuer' } : {}),
      ...(isOn && values.client_id.trim() === '' ? { client_id: 'Enter the client id' } : {}),
      ...(needed && values.client_secret.trim() === '' && !(provider.has_secret && isSameClient)
        ? { client_secret: 'Enter the client secret' }
        : {}),
    };
  };
}

export const toProviderInput = (values: Values, { version }: AdminSignInProvider): SignInProviderInput => ({
  enabled: values.enabled !== '',
  name: values.name.trim(),
  issuer: values.issuer.trim(),
  client_id: values.client_id.trim(),
  ...(values.client_secret.trim() === '' ? {} : { client_secret: values.client_secret.trim() }),
  version,
});
