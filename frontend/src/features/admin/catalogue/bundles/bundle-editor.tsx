import { useId } from 'react';
import type { AdminBundle } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { BundleForm } from './bundle-form.tsx';
import { useBundleForm } from './use-bundle-form.ts';

interface BundleEditorProps {
  /** As it was opened; null for a new one. */
  readonly stored: AdminBundle | null;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Fetches what is stored now; undefined if it was deleted. */
  readonly reload: () => Promise<AdminBundle | undefined>;
  readonly isReloading: boolean;
}

/** Creates or edits a bundle next to the list. */
export function BundleEditor({ stored, open, onClose, reload, isReloading }: BundleEditorProps) {
  const id = useId();
  const form = useBundleForm({ stored, onSaved: onClose });
  const loadStored = async () => {
    const current = await reload();
    if (current) form.loadStored(current);
  };
  return (
    <SideSheet
      open={open}
      title={stored ? stored.name : 'New bundle'}
      onClose={onClose}
      dirty={form.dirty}
      wide
      cancel
      footer={
        <Button type="submit" form={id} busy={form.busy}>
          {stored ? 'Save changes' : 'Create bundle'}
        </Button>
      }
    >
      <FailureBanner
        failure={form.failure}
        stale={form.stale}
        onReload={() => void loadStored()}
        busy={isReloading}
        className="mb-5"
      />
      <BundleForm id={id} form={form} />
      {stored ? (
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <TranslateLink type="bundle" id={stored.id} />
          <ActivityLink kind="bundle" id={stored.id} />
        </div>
      ) : null}
    </SideSheet>
  );
}
