import type { ComponentProps } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';

interface SwitchFieldProps extends Omit<ComponentProps<typeof Switch>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  /** What it does, such as 'Allow new users to register'. */
  readonly help: string;
  /** Why it was refused. */
  readonly error?: string | undefined;
}

/** A switch with its name and a description. */
export function SwitchField({ name, label, help, error, ...rest }: SwitchFieldProps) {
  return (
    <div className="flex items-center justify-between gap-6 py-1">
      <div className="min-w-0">
        <Label htmlFor={name}>{label}</Label>
        <p id={`${name}-help`} className="text-sm text-muted-foreground">
          {help}
        </p>
        {error ? (
          <p id={`${name}-error`} className="mt-1 text-sm font-medium text-destructive">
            {error}
          </p>
        ) : null}
      </div>
      <Switch
        id={name}
        name={name}
        aria-describedby={error ? `${name}-error ${name}-help` : `${name}-help`}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
    </div>
  );
}
