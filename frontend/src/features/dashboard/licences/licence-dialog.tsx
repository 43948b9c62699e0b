import type { Licence } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { DeviceList } from './device-list.tsx';
import { formatSeats } from './licence-rules.ts';
import { OfflineFile } from './offline-file.tsx';
import { ReplaceKey } from './replace-key.tsx';

interface LicenceDialogProps {
  readonly licence: Licence;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The devices of a licence, and its actions. */
export function LicenceDialog({ licence, open, onClose }: LicenceDialogProps) {
  const { product_name, devices, activations } = licence;
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent>
        {open ? (
          <>
            <DialogHeader>
              <DialogTitle>
                Licence of <bdi className="wrap-anywhere">{product_name}</bdi>
              </DialogTitle>
              <p className="text-sm text-muted-foreground">{`In use on ${formatSeats(devices.length, activations)}.`}</p>
            </DialogHeader>
            <div className="px-6 pt-2">
              <DeviceList licence={licence} />
              <OfflineFile licence={licence} />
            </div>
            <DialogFooter className="border-t border-border">
              <ReplaceKey licence={licence} />
              <DialogClose asChild>
                <Button variant="outline">Close</Button>
              </DialogClose>
            </DialogFooter>
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
