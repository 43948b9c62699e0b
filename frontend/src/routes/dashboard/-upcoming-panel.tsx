interface UpcomingPanelProps {
  readonly title: string;
  /** What the screen is for. */
  readonly line: string;
}

/** Heading and purpose of a dashboard screen whose content is not built yet. */
export function UpcomingPanel({ title, line }: UpcomingPanelProps) {
  return (
    <section className="pt-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-muted">{line}</p>
    </section>
  );
}
