import { t } from '@lingui/core/macro';
import { useToast } from '@/hooks/use-toast.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * The corner for short messages, once per page. The list is always rendered, because screen readers announce additions
 * only to a region that they already know.
 */
export function Toaster() {
  const { messages, dismiss } = useToast();
  return (
    <section
      aria-label={t`Messages`}
      className="toasts pointer-events-none fixed inset-x-0 z-50 flex max-h-dvh justify-center overflow-y-auto p-4 sm:justify-end sm:p-6"
    >
      <ol aria-live="polite" className="mt-auto grid w-full max-w-[350px] gap-2">
        {messages.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}
