import { Trans } from '@lingui/react/macro';

interface HoneypotFieldProps {
  readonly maxLength: number;
}

/** A honeypot: bots fill every field; users never see this one. The server treats a value as a sign of spam. */
export function HoneypotField({ maxLength }: HoneypotFieldProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <Trans>Website</Trans>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" maxLength={maxLength} />
      </label>
    </div>
  );
}
