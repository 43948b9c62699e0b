import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminSetDownloadsLeft } from '@/api/generated/admin-orders/admin-orders.ts';
import { downloadsLeftInputLeftMax } from '@/api/generated/zod/schemas/downloadsLeftInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { downloadsLeftText } from '@/components/order/downloads-left-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { useCan } from '../../kit/use-can.ts';

export interface LineOfOrder {
  readonly orderId: string;
  readonly lineId: string;
}

interface DownloadsLeftProps {
  readonly left: number;
  readonly line: LineOfOrder;
}

/** How often the file of a line can still be downloaded, and a form to reset it. */
export function DownloadsLeft({ left, line }: DownloadsLeftProps) {
  const [editing, setEditing] = useState(false);
  const canEdit = useCan()('adminSetDownloadsLeft');
  if (editing) return <LeftForm left={left} line={line} onClose={() => setEditing(false)} />;
  return (
    <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
      <span>{downloadsLeftText(left)}</span>
      {canEdit ? (
        <button
          type="button"
          onClick={() => setEditing(true)}
          className="min-h-6 font-semibold text-primary hover:underline pointer-coarse:min-h-11"
        >
          Change<span className="sr-only"> downloads left</span>
        </button>
      ) : null}
    </p>
  );
}

interface LeftFormProps extends DownloadsLeftProps {
  readonly onClose: () => void;
}

function LeftForm({ left, line: { orderId, lineId }, onClose }: LeftFormProps) {
  const { show } = useToast();
  const { mutateAsync } = useAdminSetDownloadsLeft();
  const { busy, failure, problem, form } = useForm({
    fields: ['left'],
    check: ({ left: text }) =>
      text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && Number(text) <= downloadsLeftInputLeftMax)
        ? {}
        : { left: `Enter a whole number from 0 to ${formatCount(downloadsLeftInputLeftMax)}` },
    send: async ({ left: text }) => {
      await mutateAsync({ id: orderId, line: lineId, data: { left: text.trim() ? Number(text) : null } });
      show({ tone: 'success', text: text.trim() ? 'Downloads left changed' : 'Download limit removed' });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to change the downloads left'),
  });
  return (
    <form noValidate aria-label="Downloads left" className="mt-2 grid max-w-64 gap-3" {...form}>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Field
        name="left"
        id={`left-${lineId}`}
        label="Downloads left"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={String(downloadsLeftInputLeftMax).length}
        defaultValue={left}
        help="Empty = no limit."
        error={problem('left')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          Save
        </Button>
        <Button variant="outline" size="sm" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
