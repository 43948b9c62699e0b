import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Split } from '@/components/layout/split.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';

interface MissingItemProps {
  readonly title: string;
  /** The list to link to. */
  readonly to: '/products' | '/blog' | '/work' | '/newsletters';
  readonly back: string;
}

/** Replaces a product, an article, a case study or a newsletter that does not exist. */
export function MissingItem({ title, to, back }: MissingItemProps) {
  return (
    <Split scene="lost">
      <h1 className="text-5xl">{title}</h1>
      <p className="mt-4 text-muted-foreground">
        <Trans>It is no longer published, or the link is wrong.</Trans>
      </p>
      <Link to={to} className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
        {back}
      </Link>
    </Split>
  );
}
