/** URLs of its two files, and the size of the first in pixels. */
export interface LogoFiles {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
  readonly showName: boolean;
}

/** The site's name and logo, from the settings. */
export interface Sign {
  readonly name: string;
  readonly logo: LogoFiles | null;
}

const HEIGHT = 32;

/** The owner's logo, with or without the name next to it; a long name is truncated instead of pushing the navigation
    aside. */
export function Logo({ name, logo }: Sign) {
  const file = (src: string, className: string) => (
    <img
      src={src}
      alt=""
      width={logo ? Math.round((HEIGHT * logo.width) / logo.height) : undefined}
      height={HEIGHT}
      loading="lazy"
      className={`h-8 w-auto max-w-52 shrink-0 object-contain ${className}`}
    />
  );
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-2">
      {logo ? file(logo.light, 'dark:hidden') : null}
      {logo ? file(logo.dark, 'hidden dark:block') : null}
      <span
        title={name}
        className={
          logo && !logo.showName
            ? 'sr-only'
            : 'truncate font-display text-lg leading-[max(1,var(--line-6xl))] font-semibold tracking-tight text-foreground'
        }
      >
        {name}
      </span>
    </span>
  );
}
