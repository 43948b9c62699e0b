import { Circle, CircleCheck, CircleX, Clock, PencilLine, Undo2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { statusLook, statusWord } from './status-variant.ts';

const signs = { check: CircleCheck, cross: CircleX, clock: Clock, back: Undo2, pencil: PencilLine, dot: Circle };

interface StatusBadgeProps {
  readonly status: string;
  /** Another word for it; the status itself with a capital by default. */
  readonly label?: string;
}

/** Any status of the administration: a colour, a sign and a word. */
export function StatusBadge({ status, label = statusWord(status) }: StatusBadgeProps) {
  const { tone, sign } = statusLook(status);
  const Sign = signs[sign];
  return (
    <Badge tone={tone}>
      <Sign aria-hidden="true" />
      {label}
    </Badge>
  );
}
