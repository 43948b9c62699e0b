import { Trash2 } from 'lucide-react';
import type { LibraryPicture } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDate } from '@/lib/format.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';

interface PictureSheetProps {
  readonly picture: LibraryPicture;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} kB`;

/** One picture with its details and the places that use it: a picture in use cannot be deleted. */
export function PictureSheet({ picture, open, onClose, onDelete }: PictureSheetProps) {
  const { name, alt, width, height, widths, uploaded, size_bytes: sizeBytes, uses, created_at: createdAt } = picture;
  const facts: readonly (readonly [string, string])[] = [
    ['Size', `${width} × ${height}`],
    ['Widths', widths.length > 0 ? widths.join(', ') : String(width)],
    ['Files', sizeBytes === null ? 'Built in' : `${kilobytes(sizeBytes)} in total`],
    [uploaded ? 'Uploaded' : 'Added', formatDate(createdAt)],
  ];
  return (
    <SideSheet
      open={open}
      title={name}
      onClose={onClose}
      footer={
        <Button variant="destructive" disabled={uses.length > 0} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete picture
        </Button>
      }
    >
      <Picture picture={picture} alt={alt || name} sizes="26rem" className="rounded-md border border-border" />
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="text-right tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 font-sans text-sm font-semibold tracking-normal">
        {uses.length > 0 ? 'Used in' : 'Not used'}
      </h3>
      {uses.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-sm">
          {uses.map((use) => (
            <li key={use} className="wrap-anywhere text-muted-foreground">
              {use}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-muted-foreground">Safe to delete.</p>
      )}
    </SideSheet>
  );
}
