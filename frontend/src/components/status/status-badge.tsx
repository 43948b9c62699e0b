import { Circle, CircleCheck, CircleX, Clock, PencilLine, Undo2 } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { type StatusVariant, statusVariant, statusWord } from './status-variant.ts';

const signs = { check: CircleCheck, cross: CircleX, clock: Clock, back: Undo2, pencil: PencilLine, dot: Circle };

interface StatusBadgeProps {
  readonly status: string;
  /** Another word for it; the status itself with a capital by default. */
  readonly label?: string;
  /** Another colour and sign than the status has by itself. */
  readonly variant?: StatusVariant;
}

/** Any status: a colour, a sign and a word. */
export function StatusBadge({
  status,
  label = statusWord(status),
  variant: { tone, sign } = statusVariant(status),
}: StatusBadgeProps) {
  const Sign = signs[sign];
  return (
    <Badge variant={tone} className="shrink-0">
      <Sign aria-hidden="true" />
      <span>{label}</span>
    </Badge>
  );
}
