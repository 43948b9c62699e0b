import { Split } from '../layout/split.tsx';

interface UpcomingScreenProps {
  readonly title: string;
  /** What the screen is for. */
  readonly line: string;
}

/** Heading and purpose of a screen whose content is not built yet. */
export function UpcomingScreen({ title, line }: UpcomingScreenProps) {
  return (
    <Split>
      <h1 className="text-5xl lg:pe-8">{title}</h1>
      <p className="mt-5 text-lg text-muted-foreground sm:max-w-form">{line}</p>
    </Split>
  );
}
