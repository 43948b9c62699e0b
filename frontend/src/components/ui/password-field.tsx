import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FieldFrame, noteId } from './field-frame.tsx';
import { Input } from './input.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  readonly invalid?: boolean;
}

/**
 * A password field with a button that shows the text. The button is named by its text, so that the label 'Password' is
 * unique to the field.
 */
export function PasswordField({ name, label, help, error, aside, invalid = false, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <FieldFrame id={name} label={label} help={help} error={error} aside={aside}>
      <div className="relative">
        <Input
          id={name}
          name={name}
          type={isVisible ? 'text' : 'password'}
          aria-invalid={Boolean(error) || invalid || undefined}
          aria-describedby={noteId(name)}
          spellCheck={false}
          autoCapitalize="none"
          className="pe-12"
          {...rest}
        />
        <button
          type="button"
          aria-pressed={isVisible}
          aria-controls={name}
          onClick={() => setIsVisible(!isVisible)}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:text-foreground"
        >
          <Icon className="size-5" aria-hidden="true" />
          <span className="sr-only">{t`Show ${label.toLowerCase()}`}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
