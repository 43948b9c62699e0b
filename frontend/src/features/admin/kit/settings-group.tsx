import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

interface SettingsGroupProps {
  readonly title: string;
  /** Where visitors see these settings. */
  readonly line?: ReactNode;
  readonly children: ReactNode;
}

/** Related settings: a description on the left, the controls on a sheet. */
export function SettingsGroup({ title, line, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-border py-8 first-of-type:border-t-0 first-of-type:pt-2 lg:grid-cols-[18rem_minmax(0,49rem)]"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {line ? <p className="mt-1.5 max-w-form text-sm text-muted-foreground">{line}</p> : null}
      </div>
      <Card className="px-5 py-5 sm:px-6">{children}</Card>
    </section>
  );
}

/** The foot of every settings form: its button stays in view, and nothing floats over it. */
export function SettingsFooter({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-at-foot=""
      className="sticky bottom-0 low-window:static z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-border bg-background py-3 lg:max-w-[70rem]"
    >
      {children}
    </div>
  );
}

/** Placeholders for the groups while the settings load. */
export function SettingsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,49rem)]">
      {['h-80', 'h-44', 'h-32'].map((height) => (
        <div key={height} className="contents">
          <Skeleton className="h-12 w-48" />
          <Skeleton className={`w-full ${height}`} />
        </div>
      ))}
    </div>
  );
}
