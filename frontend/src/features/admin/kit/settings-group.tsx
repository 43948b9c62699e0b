import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';

interface SettingsGroupProps {
  readonly title: string;
  /** Where visitors see these settings. */
  readonly line: string;
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
        <p className="mt-1.5 max-w-form text-sm text-muted-foreground">{line}</p>
      </div>
      <Card className="px-5 py-5 sm:px-6">{children}</Card>
    </section>
  );
}
