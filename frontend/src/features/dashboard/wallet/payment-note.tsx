import { Info, TriangleAlert } from 'lucide-react';
import type { PaymentMethod } from '@/api/generated/model.ts';

interface PaymentNoteProps {
  /** The selected provider; undefined while unknown. */
  readonly method: PaymentMethod | undefined;
  /** No funds can be added: there is no payment provider. */
  readonly isClosed: boolean;
}

const CLOSED = 'You can’t add funds right now. You weren’t charged.';

function explainMethod({ provider, title }: PaymentMethod): string {
  if (provider === 'demo') return 'Demo: funds are added right away and nothing is charged.';
  if (provider === 'manual')
    return `Send the transfer (${title}) and enter its reference. We add the money once we confirm it.`;
  return `You’ll pay on our provider’s page (${title}), then come back here.`;
}

/** What adding funds means here: the demo charges nothing; without a payment provider no funds can be added. */
export function PaymentNote({ method, isClosed }: PaymentNoteProps) {
  const Icon = isClosed ? TriangleAlert : Info;
  const text = isClosed ? CLOSED : method && explainMethod(method);
  if (!text) return null;
  return (
    <p className="mt-auto flex gap-2.5 border-t border-border pt-4 text-xs text-muted-foreground">
      <Icon className={isClosed ? 'size-4.5 shrink-0 text-warning' : 'size-4.5 shrink-0'} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
