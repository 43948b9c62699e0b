interface RobotFieldProps {
  readonly maxLength: number;
}

/** Robots fill every field; nobody else meets this one. The server takes what it says as a sign. */
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
