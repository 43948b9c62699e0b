import type { ReactNode } from 'react';
import type { Family } from './families.ts';
import { arch, chords, crescent, screen, skyline, spark } from './shapes.ts';

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
    name: 'Crescent',
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
    name: 'Lanterns',
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
    name: 'Town',
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
    name: 'Rosette',
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
    name: 'Window',
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
