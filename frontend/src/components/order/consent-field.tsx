import { consentText } from '@contract/rules/withdrawal-consent.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

export const CONSENT_FIELD = 'withdrawal_consent';

interface ConsentFieldProps {
  readonly consent: {
    readonly isNeeded: boolean;
    readonly isAgreed: boolean;
    readonly setAgreed: (isAgreed: boolean) => void;
  };
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange?: () => void;
}

/** The consent of buyers in the European Economic Area to an immediate download, never pre-selected; renders nothing for others. */
export function ConsentField({ consent, disabled, error, onChange }: ConsentFieldProps) {
  const id = useId();
  if (!consent.isNeeded) return null;
  return (
    <div className="mt-5 text-sm">
      <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3">
        <input
          type="checkbox"
          name={CONSENT_FIELD}
          checked={consent.isAgreed}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            onChange?.();
            consent.setAgreed(currentTarget.checked);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={id}
          className="mt-0.5 size-4.5 accent-primary"
        />
        <span>{consentText()}</span>
      </label>
      <p id={id} className="mt-1.5 ps-7.5 text-xs text-muted-foreground">
        {error ? <span className="mb-1 block text-sm font-medium text-destructive">{error}</span> : null}
        <span>
          <Trans>Downloads can only start with your consent. If you don’t agree, write to us before you buy.</Trans>
        </span>
      </p>
    </div>
  );
}
