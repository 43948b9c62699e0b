import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { statusLook } from './order-status.ts';

const signs = { check: CircleCheck, cross: CircleX, clock: Clock };

interface OrderStatusBadgeProps {
  readonly status: string;
}

export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  const { tone, sign, word } = statusLook(status);
  const Sign = signs[sign];
  return (
    <Badge tone={tone}>
      <Sign aria-hidden="true" />
      {word}
    </Badge>
  );
}
