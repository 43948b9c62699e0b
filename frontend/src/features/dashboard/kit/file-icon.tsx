import { clsx } from 'clsx';
import { fileKind } from './file-format.ts';

const tones: Record<string, string> = {
  ZIP: 'text-primary',
  PDF: 'text-warning',
};

interface FileIconProps {
  readonly fileName: string;
  readonly className?: string;
}

/** A sheet with a folded corner and the file extension. Decorative: the name is next to it. */
export function FileIcon({ fileName, className = 'w-12' }: FileIconProps) {
  const kind = fileKind(fileName);
  return (
    <svg
      viewBox="0 0 48 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx('h-auto shrink-0', tones[kind] ?? 'text-muted-foreground', className)}
    >
      <path
        d="M7 1.5h23L46.5 18v35a5.5 5.5 0 0 1-5.5 5.5H7A5.5 5.5 0 0 1 1.5 53V7A5.5 5.5 0 0 1 7 1.5Z"
        className="fill-background"
      />
      <path d="M30 1.5V13a5 5 0 0 0 5 5h11.5" className="fill-accent" />
      <path d="M9 26.5c5-3 9-3 14 0s10 3 16 0" opacity="0.45" />
      <path d="M9 32.5c5-3 9-3 14 0s10 3 16 0" opacity="0.45" />
      <text
        x="24"
        y="51"
        textAnchor="middle"
        className="fill-current stroke-none font-sans text-[11px] font-bold tracking-wide"
      >
        {kind}
      </text>
    </svg>
  );
}
