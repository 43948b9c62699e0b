import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { PasswordField } from './password-field.tsx';

// Comes with the first character: most readers of the page choose no password. Without it the server still has its rule.
const Strength = lazy(() =>
  import('./password-strength.tsx').then(
    (file): { default: ComponentType<ComponentProps<typeof file.PasswordStrength>> } => ({
      default: file.PasswordStrength,
    }),
    () => ({ default: () => null }),
  ),
);

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'onInput'> {
  /** The shortest that is allowed. */
  readonly shortest: number;
}

interface Typed {
  readonly password: string;
  readonly owner: { readonly name: string; readonly email: string };
}

const textIn = (form: HTMLFormElement | null, name: string): string => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
};

/** A password that is being chosen: how good it is stands in the line of its help. Name and e-mail are those of its form. */
export function NewPasswordField({ shortest, help, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      onInput={({ currentTarget: { value, form } }) =>
        setTyped(
          value ? { password: value, owner: { name: textIn(form, 'name'), email: textIn(form, 'email') } } : null,
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
