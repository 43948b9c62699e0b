import {
  Award,
  BadgeCheck,
  Coffee,
  FolderCheck,
  Handshake,
  Lightbulb,
  type LucideIcon,
  Sparkle,
  TrendingUp,
  Users,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  users: Users,
  'folder-check': FolderCheck,
  award: Award,
  coffee: Coffee,
  lightbulb: Lightbulb,
  'badge-check': BadgeCheck,
  handshake: Handshake,
  'trending-up': TrendingUp,
};

interface AboutIconProps {
  /** Name as the API returns it. */
  readonly name: string;
  readonly className?: string;
}

/** The outline icon of a figure or a value; a small star for an unknown name. */
export function AboutIcon({ name, className = 'size-5' }: AboutIconProps) {
  const Icon = icons[name] ?? Sparkle;
  return <Icon className={className} aria-hidden="true" />;
}
