interface HatchProps {
  /** What a column's `fill` names: `url(#id)`. */
  readonly id: string;
}

/** The pattern of a period that is not over yet. */
export function Hatch({ id }: HatchProps) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3" height="6" className="fill-primary" />
    </pattern>
  );
}
