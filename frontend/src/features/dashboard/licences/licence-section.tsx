import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useListLicences } from '@/api/generated/licences/licences.ts';
import type { Licence } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { copyText } from '@/lib/copy-text.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { formatSeats } from './licence-rules.ts';

interface LicenceSectionProps {
  /** Id of the download with the key. */
  readonly download: string;
}

/** The licence key of a file, with a link to its devices; nothing for files without one. */
export function LicenceSection({ download }: LicenceSectionProps) {
  const { data = [] } = useListLicences();
  const licence = data.find(({ download_id }) => download_id === download);
  return licence ? <LicenceSummary licence={licence} /> : null;
}

function LicenceSummary({ licence }: { readonly licence: Licence }) {
  const { key, imported, activations, devices, product_name } = licence;
  const [open, setOpen] = useState(false);
  const { show } = useToast();
  const copy = async () => {
    if (await copyText(key, navigator)) show({ tone: 'success', text: 'Licence key copied' });
    else show({ tone: 'danger', text: 'Copying failed. Select the key and copy it yourself.' });
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-3">
      <p className="text-xs text-muted-foreground">
        Licence key{' '}
        <span translate="no" className="ml-1 font-mono text-sm wrap-anywhere text-foreground select-all">
          {key}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
          <span className="sr-only">{` licence key of ${product_name}`}</span>
        </Button>
        {imported ? null : (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span>{formatSeats(devices.length, activations)}</span>
            <span className="sr-only">{` of ${product_name}`}</span>
          </Button>
        )}
      </div>
      <LicenceDialog licence={licence} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
