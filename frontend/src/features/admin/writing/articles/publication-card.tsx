import type { PostStatus } from '@/api/generated/model.ts';
import { formatDate } from '@/lib/format.ts';

interface PublicationCardProps {
  readonly status: PostStatus;
  /** When it was published; null when it is not. */
  readonly publishedAt: string | null;
  readonly onStatus: (status: PostStatus) => void;
}

const options: readonly { value: PostStatus; label: string; line: string }[] = [
  { value: 'draft', label: 'Draft', line: 'Visible to admins only' },
  { value: 'scheduled', label: 'Scheduled', line: 'Goes live at a set time' },
  { value: 'published', label: 'Published', line: 'Visible to everyone' },
];

/** The status of the article; its date is a field below the text. */
export function PublicationCard({ status, publishedAt, onStatus }: PublicationCardProps) {
  return (
    <fieldset className="min-w-0 rounded-xl border border-border bg-card p-4">
      <legend className="float-left mb-2 w-full text-sm font-semibold">Publication</legend>
      <div className="clear-both grid gap-1">
        {options.map(({ value, label, line }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2 transition-colors hover:bg-accent has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="status"
              value={value}
              checked={status === value}
              onChange={() => onStatus(value)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span>
              <span className="block text-sm font-semibold">{label}</span>
              <span className="block text-xs text-muted-foreground">
                {value === 'published' && publishedAt ? `Since ${formatDate(publishedAt)}` : line}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
