import { type LucideIcon, ShieldCheck, Sparkle, Sparkles, Users, Workflow } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  sparkles: Sparkles,
  users: Users,
  'shield-check': ShieldCheck,
  workflow: Workflow,
};

interface SuiteIconProps {
  /** Name as the API returns it. */
  readonly name: string;
  readonly className?: string;
}

/** The outline icon of a part of the suite; a small star for an unknown name. */
export function SuiteIcon({ name, className = 'size-6' }: SuiteIconProps) {
  const Icon = icons[name] ?? Sparkle;
  return <Icon className={className} aria-hidden="true" />;
}
