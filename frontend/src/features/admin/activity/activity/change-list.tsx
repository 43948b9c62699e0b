import type { ChangeRow } from './change-rows.ts';
import { ChangeValue } from './change-value.tsx';

interface ChangeListProps {
  readonly rows: readonly ChangeRow[];
  /** The sentence names the only changed field. */
  readonly isNamed?: boolean;
}

/** What changed, field by field, with the labels of the form. */
export function ChangeList({ rows, isNamed = false }: ChangeListProps) {
  const [first] = rows;
  if (!first) return null;
  if (isNamed) {
    // 'turned on' says what a switch is now.
    return first.view.kind === 'switch' ? null : (
      <div className="mt-0.5 text-sm">
        <ChangeValue view={first.view} />
      </div>
    );
  }
  return (
    <dl className="mt-1.5 grid grid-cols-1 gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      {rows.map(({ key, label, view }) => (
        <div key={key} className="min-w-0 sm:contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="min-w-0">
            <ChangeValue view={view} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
