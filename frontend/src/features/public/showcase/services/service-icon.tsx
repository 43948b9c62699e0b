import { Cloud, Database, Globe, LifeBuoy, type LucideIcon, PenTool, Smartphone, Wrench } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  globe: Globe,
  smartphone: Smartphone,
  'pen-tool': PenTool,
  database: Database,
  cloud: Cloud,
  'life-buoy': LifeBuoy,
};

interface ServiceIconProps {
  /** Name as the API returns it. */
  readonly name: string;
  readonly className?: string;
}

/** The outline icon of a service; a wrench for an unknown name. */
export function ServiceIcon({ name, className = 'size-5' }: ServiceIconProps) {
  const Icon = icons[name] ?? Wrench;
  return <Icon className={className} aria-hidden="true" />;
}
