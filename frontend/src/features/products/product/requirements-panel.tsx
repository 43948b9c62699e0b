import { Gauge, ShieldCheck, TextCursorInput } from 'lucide-react';

interface RequirementsPanelProps {
  readonly requirements: readonly string[];
}

/** The same for every product: what we hold all of them to. */
const PROMISES = [
  {
    icon: TextCursorInput,
    title: 'Smart Code Completion',
    text: 'District, licence and colour codes complete themselves after the first characters.',
  },
  {
    icon: Gauge,
    title: 'Fast Performance',
    text: 'Every release is tried on a four-year-old phone or laptop before it goes out.',
  },
  {
    icon: ShieldCheck,
    title: 'Enterprise Security',
    text: 'Files are signed by us, updates arrive encrypted, and there are no trackers in them.',
  },
] as const;

/** What the product needs, and what it can be relied on for. */
export function RequirementsPanel({ requirements }: RequirementsPanelProps) {
  return (
    <div className="pt-8 lg:pt-10">
      {requirements.length > 0 ? (
        <ol className="max-w-prose border-b border-border">
          {requirements.map((requirement, index) => (
            <li key={requirement} className="flex items-baseline gap-5 border-t border-border py-3.5 text-lg">
              <span aria-hidden="true" className="w-5 shrink-0 text-sm font-semibold text-primary tabular-nums">
                {index + 1}
              </span>
              {requirement}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted-foreground">Nothing beyond an up-to-date device.</p>
      )}
      <ul className="mt-12 grid overflow-hidden rounded-xl border border-border bg-muted max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-border lg:mt-16">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="p-6">
            <Icon className="size-6 text-primary" aria-hidden="true" />
            <h2 className="mt-8 text-lg leading-tight">{title}</h2>
            <p className="mt-1.5 text-sm text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
