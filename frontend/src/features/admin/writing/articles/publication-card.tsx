import type { PostStatus } from '@/api/generated/model.ts';
import { Field } from '@/components/ui/field.tsx';
import { formatDate } from '@/lib/format.ts';

interface PublicationCardProps {
  readonly status: PostStatus;
  /** As the value of the browser's date field. */
  readonly publishAt: string;
  readonly error: string | undefined;
  /** When it was published; null when it is not. */
  readonly publishedAt: string | null;
  readonly onStatus: (status: PostStatus) => void;
  readonly onPublishAt: (value: string) => void;
}

const options: readonly { value: PostStatus; label: string; line: string }[] = [
  { value: 'draft', label: 'Draft', line: 'Visible to admins only' },
  { value: 'scheduled', label: 'Scheduled', line: 'Goes live at a set time' },
  { value: 'published', label: 'Published', line: 'Visible to everyone' },
];

/** The status of the article, and when it is published. */
export function PublicationCard({
  status,
  publishAt,
  error,
  publishedAt,
  onStatus,
  onPublishAt,
}: PublicationCardProps) {
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
      {status === 'published' ? null : (
        <div className="mt-3">
          <Field
            name="publishAt"
            label="Publish on"
            type="datetime-local"
            value={publishAt}
            onChange={({ currentTarget }) => onPublishAt(currentTarget.value)}
            error={error}
            help={status === 'scheduled' ? 'In your time zone.' : 'In your time zone. A date schedules the article.'}
          />
        </div>
      )}
    </fieldset>
  );
}
