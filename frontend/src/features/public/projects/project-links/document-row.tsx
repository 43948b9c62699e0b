interface DocumentRowProps {
  readonly name: string;
  readonly href: string;
  readonly action: string;
  /** What the action is about, for screen readers. */
  readonly label: string;
  readonly amount: string;
  readonly description?: string;
  readonly note: string;
}

/** A quote or invoice with a page of its own. */
export const DocumentRow = ({ name, href, action, label, amount, description, note }: DocumentRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 text-sm">
    <bdi className="font-medium wrap-anywhere">{name}</bdi>
    <span className="text-end font-semibold tabular-nums">{amount}</span>
    {description ? (
      <bdi className="col-span-2 mb-1 line-clamp-3 wrap-anywhere text-muted-foreground">{description}</bdi>
    ) : null}
    <span className="text-muted-foreground">{note}</span>
    <a
      href={href}
      className="inline-flex min-h-6 items-center justify-end self-start text-primary underline underline-offset-4 pointer-coarse:min-h-11"
    >
      <span>{action}</span>
      <span className="sr-only">{label}</span>
    </a>
  </li>
);
