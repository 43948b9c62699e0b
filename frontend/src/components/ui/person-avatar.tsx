import { initials } from '@/lib/initials.ts';
import { Avatar, AvatarFallback, AvatarImage } from './avatar.tsx';

interface PersonAvatarProps {
  readonly name: string;
  /** Address of the picture; without one, or when it does not come, the initials stand for the person. */
  readonly src: string | null;
  readonly className?: string;
}

/** A person's picture. Decorative: the name always stands beside it. */
export function PersonAvatar({ name, src, className }: PersonAvatarProps) {
  return (
    <Avatar aria-hidden="true" className={className}>
      {src ? <AvatarImage src={src} alt="" width={96} height={96} /> : null}
      <AvatarFallback>{initials(name)}</AvatarFallback>
    </Avatar>
  );
}
