import { initials } from '@/lib/initials.ts';
import { Avatar, AvatarFallback, AvatarImage } from './avatar.tsx';

interface PersonAvatarProps {
  readonly name: string;
  /** URL of the picture; without one, or if it fails to load, the initials are shown. */
  readonly src: string | null;
  readonly className?: string;
}

/** A user's picture. Decorative: the name is always shown next to it. */
export function PersonAvatar({ name, src, className }: PersonAvatarProps) {
  return (
    <Avatar aria-hidden="true" className={className}>
      {src ? <AvatarImage src={src} alt="" width={96} height={96} /> : null}
      <AvatarFallback>{initials(name)}</AvatarFallback>
    </Avatar>
  );
}
