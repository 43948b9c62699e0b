import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useToast } from '@/hooks/use-toast.ts';
import { ToastCard } from './toast-card.tsx';
import { useToastPosition } from './use-toast-position.ts';

/**
 * The corner for short messages, once per page. The list is always rendered, because screen readers announce additions
 * only to a region that they already know.
 */
export function Toaster() {
  const { messages, dismiss } = useToast();
  const root = useRef<HTMLElement>(null);
  const place = useToastPosition(root, messages);
  return (
    <section
      ref={root}
      data-place={place}
      aria-label={t`Messages`}
      className="toasts pointer-events-none fixed inset-x-0 z-50 flex max-h-dvh overflow-y-auto p-4 sm:p-6"
    >
      <ol aria-live="polite" className="grid w-full max-w-[350px] gap-2">
        {messages.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}
