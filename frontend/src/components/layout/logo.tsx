import { LogoMark } from './logo-mark.tsx';

interface LogoProps {
  /** The site's name from the settings. */
  readonly name: string;
}

/** Mark and wordmark side by side; a long name is cut with an ellipsis instead of pushing the navigation away. */
export function Logo({ name }: LogoProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <LogoMark className="size-8 shrink-0 text-primary [&>circle]:fill-marigold" />
      <span className="truncate font-display text-lg leading-none font-semibold tracking-tight text-foreground">
        {name}
      </span>
    </span>
  );
}
