interface HatchProps {
  /** The id that a column's `fill` references: `url(#id)`. */
  readonly id: string;
}

/** The pattern of an unfinished period. */
export function Hatch({ id }: HatchProps) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3" height="6" className="fill-primary" />
    </pattern>
  );
}
