import { Circle, CircleCheck, CircleX, Clock, PencilLine, Undo2 } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { type StatusVariant, statusLabel, statusVariant } from './status-variant.ts';

const icons = { check: CircleCheck, cross: CircleX, clock: Clock, back: Undo2, pencil: PencilLine, dot: Circle };

interface StatusBadgeProps {
  readonly status: string;
  /** Replaces the label; the default is the capitalised status. */
  readonly label?: string;
  /** Replaces the status's default colour and icon. */
  readonly variant?: StatusVariant;
}

/** Any status as a colour, an icon and a label. */
export function StatusBadge({
  status,
  label = statusLabel(status),
  variant: { tone, icon: sign } = statusVariant(status),
}: StatusBadgeProps) {
  const Sign = icons[sign];
  return (
    <Badge variant={tone} className="shrink-0">
      <Sign aria-hidden="true" />
      <span>{label}</span>
    </Badge>
  );
}
