import { type ReactNode, useId } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { useForm } from '@/hooks/use-form.ts';
import { SideSheet } from './side-sheet.tsx';

interface FormSheetProps {
  readonly open?: boolean;
  readonly title: string;
  /** The accessible name of the form, if it is not the title. */
  readonly label?: string;
  /** The submit button. */
  readonly action: string;
  readonly variant?: 'default' | 'destructive';
  readonly sheet: Pick<ReturnType<typeof useForm>, 'form' | 'failure' | 'busy' | 'dirty'>;
  readonly onClose: () => void;
  /** Shown below the form. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A side sheet with one form, whose buttons stay in view. */
export function FormSheet({
  open = true,
  title,
  label = title,
  action,
  variant = 'default',
  sheet: { form, failure, busy, dirty },
  onClose,
  after,
  children,
}: FormSheetProps) {
  const id = useId();
  return (
    <SideSheet
      open={open}
      title={title}
      onClose={onClose}
      dirty={dirty && !busy}
      cancel
      footer={
        <Button type="submit" form={id} variant={variant} busy={busy}>
          {action}
        </Button>
      }
    >
      <form id={id} noValidate aria-label={label} {...form}>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        {children}
      </form>
      {after}
    </SideSheet>
  );
}
