interface LogoMarkProps {
  readonly className?: string;
}

/**
 * The mark: a river bend that is also an 'n', with the sun in its outer curve.
 * Decorative: the name beside it speaks. Every edge lies on even units of the 32 grid, so 16 and 32 px stay sharp.
 */
export function LogoMark({ className = 'size-8' }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M2 28V13A9 9 0 0 1 20 13V16A6 6 0 0 0 26 22H30V28H26A12 12 0 0 1 14 16V13A3 3 0 0 0 8 13V28Z" />
      <circle cx="26" cy="8" r="4" />
    </svg>
  );
}
