import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { PasswordField } from './password-field.tsx';

// Loaded on the first character: most visitors of the page set no password. If it fails to load, the server still
// applies its rule.
const Strength = lazy(() =>
  import('./password-strength.tsx').then(
    (file): { default: ComponentType<ComponentProps<typeof file.PasswordStrength>> } => ({
      default: file.PasswordStrength,
    }),
    () => ({ default: () => null }),
  ),
);

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'onInput'> {
  /** Minimum length. */
  readonly shortest: number;
}

interface Typed {
  readonly password: string;
  readonly owner: { readonly name: string; readonly email: string };
}

const readText = (form: HTMLFormElement | null, name: string): string => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
};

/** A field for a new password: the help line shows its strength. Name and email are the other fields of the form. */
export function NewPasswordField({ shortest, help, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      onInput={({ currentTarget: { value, form } }) =>
        setTyped(
          value ? { password: value, owner: { name: readText(form, 'name'), email: readText(form, 'email') } } : null,
        )
      }
      help={
        typed ? (
          <Suspense fallback={help}>
            <Strength {...typed} shortest={shortest} />
          </Suspense>
        ) : (
          help
        )
      }
    />
  );
}
