import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Family } from './families.ts';

/** Plain outlines of the backgrounds, in units of a picture that is 390 wide and 844 high. */

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A pointed arch on `base`, centred at x. */
function arch(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const [top, rise] = [base - height, Math.min(height, width * 0.66)];
  return `M${n(x - half)} ${n(base)}V${n(top + rise)}C${n(x - half)} ${n(top + rise * 0.5)} ${n(x - half * 0.38)} ${n(top + rise * 0.3)} ${n(x)} ${n(top)}C${n(x + half * 0.38)} ${n(top + rise * 0.3)} ${n(x + half)} ${n(top + rise * 0.5)} ${n(x + half)} ${n(top + rise)}V${n(base)}Z`;
}

/** A crescent around 0, 0, open to the right. */
function crescent(r: number): string {
  const [inner, shift] = [r * 0.84, r * 0.4];
  const x = (shift * shift + r * r - inner * inner) / (2 * shift);
  const y = Math.sqrt(r * r - x * x);
  return `M${n(x)} ${n(-y)}A${n(r)} ${n(r)} 0 1 0 ${n(x)} ${n(y)}A${n(inner)} ${n(inner)} 0 1 1 ${n(x)} ${n(-y)}Z`;
}

/** A star with four rays. */
const spark = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}l${n(r * 0.18)} ${n(r * 0.82)} ${n(r * 0.82)} ${n(r * 0.18)} ${n(-r * 0.82)} ${n(r * 0.18)} ${n(-r * 0.18)} ${n(r * 0.82)} ${n(-r * 0.18)} ${n(-r * 0.82)} ${n(-r * 0.82)} ${n(-r * 0.18)} ${n(r * 0.82)} ${n(-r * 0.18)}z`;

/** Chords of a circle, each from a point to the `skip`-th after it: together they form a rosette. */
function chords(points: number, skip: number, r: number): string {
  const at = (index: number) => {
    const angle = (index * 2 * Math.PI) / points;
    return `${n(Math.sin(angle) * r)} ${n(-Math.cos(angle) * r)}`;
  };
  return Array.from({ length: points }, (_, index) => `M${at(index)}L${at(index + skip)}`).join('');
}

/** A town with three domes and two minarets, from edge to edge, its ground at `base`. */
function skyline(base: number): string {
  const dome = (x: number, r: number, lift: number) =>
    `M${n(x - r)} ${n(base)}V${n(base - lift)}C${n(x - r * 1.12)} ${n(base - lift - r * 0.74)} ${n(x - r * 0.42)} ${n(base - lift - r)} ${n(x)} ${n(base - lift - r * 1.4)}C${n(x + r * 0.42)} ${n(base - lift - r)} ${n(x + r * 1.12)} ${n(base - lift - r * 0.74)} ${n(x + r)} ${n(base - lift)}V${n(base)}Z`;
  const minaret = (x: number, high: number) =>
    `M${n(x - 9)} ${n(base)}l2 ${n(-high)}h-5v-8h5v-30h-3v-6L${n(x)} ${n(base - high - 78)}l10 34v6h-3v30h5v8h-5l2 ${n(high)}Z`;
  return `M0 844V${n(base - 44)}H390V844Z${dome(195, 66, 66)}${dome(86, 38, 48)}${dome(304, 38, 48)}${minaret(30, 132)}${minaret(360, 132)}`;
}

/** A carved window screen: eight-pointed stars joined by bars. */
const screen: string = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 7 }, (_cell, column) => {
    const [x, y] = [column * 62 + 9, row * 62 + 60];
    return `M${x} ${y - 22}l6 16 16 6-16 6-6 16-6-16-16-6 16-6zM${x + 22} ${y}h18M${x} ${y + 22}v18M${x + 7} ${y + 7}l48 48M${x - 7} ${y + 7}l-48 48`;
  }).join(''),
).join('');

interface Background {
  readonly name: string;
  readonly draw: (family: Family) => ReactNode;
}

interface LampProps {
  readonly family: Family;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where its chain is attached: always below the clock. */
  readonly from: number;
}

const Lamp = ({ family: f, x, y, size, from }: LampProps) => (
  <>
    <path d={`M${String(x)} ${String(from)}V${String(y - 10 * size)}`} stroke={f.gold} strokeWidth="1.6" />
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}>
      <circle cy="-7" r="7" fill="none" stroke={f.gold} strokeWidth="3" />
      <path d="M-30 36C-26 14-8 8 0-2C8 8 26 14 30 36H36V44H-36V36Z" fill={f.gold} />
      <path d="M-32 44H32L42 84 30 150H-30L-42 84Z" fill={f.light} />
      <path d="M6 44H32L42 84 30 150H10L16 84Z" fill={f.gold} opacity=".38" />
      <path d="M-42 84H42M-12 44-18 84-12 150M12 44 18 84 12 150" fill="none" stroke={f.deep} strokeWidth="2" />
      <path d="M-18 84 0 58 18 84 0 118Z" fill={f.gold} stroke={f.deep} strokeWidth="2" />
      <path d="M-34 150H34V158H24L14 172H-14L-24 158H-34Z M-1 172H1V190L6 197 0 206-6 197-1 190Z" fill={f.gold} />
    </g>
  </>
);

const STARS = [
  [40, 244, 8],
  [346, 262, 11],
  [300, 300, 6],
  [70, 352, 10],
  [352, 420, 7],
  [34, 470, 6],
] as const;
const stars = STARS.map(([x, y, r]) => spark(x, y, r)).join('');

/** Five of the bundle's designs in portrait format, each coloured by a palette. */
export const backgrounds: readonly [Background, ...Background[]] = [
  {
    name: t`Crescent`,
    draw: (f) => (
      <>
        <g fill="none" stroke={f.mid} strokeWidth="1.4">
          {[148, 190, 240, 300, 372].map((r) => (
            <circle key={r} cx="195" cy="470" r={r} />
          ))}
        </g>
        <path d={stars} fill={f.light} />
        <path d={crescent(118)} transform="translate(195 470) rotate(-32)" fill={f.gold} />
        <Lamp family={f} x={200} y={410} size={0.66} from={354} />
        <path d="M0 844V742C90 700 160 716 220 738S330 764 390 720V844Z" fill={f.deep} />
        <path d="M0 844V786C100 752 160 784 230 790S340 796 390 766V844Z" fill={f.mid} />
      </>
    ),
  },
  {
    name: t`Lanterns`,
    draw: (f) => (
      <>
        <path d={arch(195, 844, 344, 606)} fill={f.deep} />
        <path d={arch(195, 844, 312, 574)} fill="none" stroke={f.gold} strokeWidth="1.8" />
        <path d={stars} fill={f.light} opacity=".85" />
        <Lamp family={f} x={112} y={500} size={0.68} from={372} />
        <Lamp family={f} x={280} y={548} size={0.62} from={376} />
        <Lamp family={f} x={195} y={384} size={1} from={270} />
        <path d="M0 844V800Q195 760 390 800V844Z" fill={f.mid} />
      </>
    ),
  },
  {
    name: t`Town`,
    draw: (f) => (
      <>
        <g fill="none" stroke={f.mid} strokeWidth="1.4">
          <circle cx="195" cy="480" r="190" />
          <circle cx="195" cy="480" r="226" />
        </g>
        <circle cx="195" cy="480" r="152" fill={f.mid} />
        <circle cx="195" cy="480" r="112" fill={f.gold} />
        <path d={stars} fill={f.light} />
        <path d={skyline(716)} fill={f.deep} />
      </>
    ),
  },
  {
    name: t`Rosette`,
    draw: (f) => (
      <>
        <g fill="none" stroke={f.mid} strokeWidth="1.2">
          <path d={chords(16, 5, 150)} transform="translate(0 844)" />
          <path d={chords(16, 5, 150)} transform="translate(390 844)" />
        </g>
        <circle cx="195" cy="500" r="176" fill={f.deep} />
        <g transform="translate(195 500)" fill="none" stroke={f.gold} strokeWidth="1.3">
          <path d={`${chords(16, 7, 166)}${chords(16, 5, 166)}${chords(16, 2, 166)}`} />
          <circle r="166" />
          <circle r="176" strokeWidth="2" />
        </g>
        <circle cx="195" cy="500" r="44" fill={f.gold} />
        <path d={crescent(28)} transform="translate(195 500) rotate(-32)" fill={f.deep} />
      </>
    ),
  },
  {
    name: t`Window`,
    draw: (f) => (
      <>
        <path d="M20 232H370V844H20Z" fill={f.mid} />
        <circle cx="244" cy="486" r="92" fill={f.light} />
        <path d={screen} fill="none" stroke={f.deep} strokeWidth="6" strokeLinejoin="round" />
        <path d={screen} fill="none" stroke={f.gold} strokeWidth="1.3" strokeLinejoin="round" />
        <path d={`M0 0H390V844H0Z${arch(195, 844, 322, 580)}`} fill={f.ground} fillRule="evenodd" />
        <path d={`${arch(195, 844, 350, 612)}${arch(195, 844, 322, 580)}`} fill={f.deep} fillRule="evenodd" />
      </>
    ),
  },
];
