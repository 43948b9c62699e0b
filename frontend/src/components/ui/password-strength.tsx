import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { type Owner, passwordStrength, type Strength } from '@/lib/password-strength.ts';

const STRENGTH_LABELS: Record<Strength, { text: string; bars: number; color: string }> = {
  short: { text: t`Too short`, bars: 1, color: 'bg-muted-foreground' },
  weak: { text: t`Easy to guess`, bars: 1, color: 'bg-destructive' },
  fair: { text: t`Good enough`, bars: 2, color: 'bg-warning' },
  strong: { text: t`Strong`, bars: 3, color: 'bg-success' },
};
const BARS = [1, 2, 3];

export interface PasswordStrengthProps {
  readonly password: string;
  /** Minimum length. */
  readonly shortest: number;
  readonly owner?: Owner | undefined;
}

/** The strength of a password, as a word and as bars; as tall as the help line that it replaces. */
export function PasswordStrength({ password, shortest, owner }: PasswordStrengthProps) {
  const { text, bars, color } = STRENGTH_LABELS[passwordStrength(password, shortest, owner)];
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {BARS.map((bar) => (
          <span key={bar} className={clsx('h-1 w-6 rounded-full', bar <= bars ? color : 'bg-border')} />
        ))}
      </span>
      <span role="status">{text}</span>
    </span>
  );
}
