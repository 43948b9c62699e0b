interface RobotFieldProps {
  readonly maxLength: number;
}

/** A honeypot: bots fill every field; users never see this one. The server treats a value as a sign of spam. */
export function RobotField({ maxLength }: RobotFieldProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" maxLength={maxLength} />
      </label>
    </div>
  );
}
