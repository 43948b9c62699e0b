import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '@/lib/initials.ts';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture; without one, or when it does not come, the initials stand for the person. */
  readonly src: string | null;
  readonly className?: string;
}

/** A person's picture. Decorative: the name always stands beside it. */
export function Avatar({ name, src, className = 'size-9 text-xs' }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-soft font-semibold text-primary',
        className,
      )}
    >
      {src && src !== missing ? (
        <img
          src={src}
          alt=""
          width={96}
          height={96}
          onError={() => setMissing(src)}
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
