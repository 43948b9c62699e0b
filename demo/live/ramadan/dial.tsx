interface DialProps {
  /** How much of the fast is over, 0 to 1; null at night. */
  readonly passed: number | null;
}

const [CENTRE_X, CENTRE_Y, RADIUS] = [200, 196, 168];

const pointAt = (share: number, radius = RADIUS) => {
  const angle = Math.PI * (1 - share);
  return [CENTRE_X + radius * Math.cos(angle), CENTRE_Y - radius * Math.sin(angle)].map((value) => value.toFixed(1));
};

const arcTo = (share: number) => {
  const [x, y] = pointAt(share);
  return `M${CENTRE_X - RADIUS} ${CENTRE_Y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}`;
};

const TICKS = Array.from({ length: 11 }, (_, index) => (index + 1) / 12)
  .map((share) => `M${pointAt(share, 140).join(' ')}L${pointAt(share, share === 0.5 ? 124 : 132).join(' ')}`)
  .join('');

const RAYS = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)];
  return `M${(x * 17).toFixed(1)} ${(y * 17).toFixed(1)}L${(x * 23).toFixed(1)} ${(y * 23).toFixed(1)}`;
}).join('');

/** The sun's path over a fast, as on the app's screen; below the horizon a moon replaces it. */
export function Dial({ passed }: DialProps) {
  const [x, y] = pointAt(passed ?? 0.5);
  return (
    <svg viewBox="0 0 400 228" aria-hidden="true" className="block h-auto w-full" strokeLinecap="round" fill="none">
      <path d={arcTo(1)} className="stroke-foreground/15" strokeWidth="14" />
      {passed !== null && passed > 0 ? <path d={arcTo(passed)} className="stroke-marigold" strokeWidth="14" /> : null}
      <path d={TICKS} className="stroke-foreground/30" strokeWidth="2" />
      {passed === null ? (
        <path
          d="M206 14a17 17 0 1 0 14 26a14 14 0 0 1-14-26"
          className="fill-foreground stroke-deep"
          strokeWidth="5"
          paintOrder="stroke"
        />
      ) : (
        <g transform={`translate(${String(x)} ${String(y)})`} className="fill-chart-5 stroke-chart-5">
          <circle r="26" className="fill-deep" stroke="none" />
          <circle r="12" stroke="none" />
          <path d={RAYS} strokeWidth="3" />
        </g>
      )}
    </svg>
  );
}
