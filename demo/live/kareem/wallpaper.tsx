import { clsx } from 'clsx';
import { backgrounds } from './backgrounds.tsx';
import type { Family } from './families.ts';

interface WallpaperProps {
  readonly design: number;
  readonly family: Family;
  readonly className?: string;
}

/** A background of the bundle as a phone shows it. Its colours change in place. */
export function Wallpaper({ design, family, className }: WallpaperProps) {
  return (
    <svg
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('block [&_*]:transition-[fill,stroke] [&_*]:duration-300', className)}
    >
      <path d="M0 0H390V844H0Z" fill={family.ground} />
      {(backgrounds[design] ?? backgrounds[0]).draw(family)}
    </svg>
  );
}
