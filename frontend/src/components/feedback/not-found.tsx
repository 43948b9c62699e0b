import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { formatNumber } from '@/lib/format.ts';
import { Split } from '../layout/split.tsx';
import { Button, buttonVariants } from '../ui/button.tsx';

/** The screen of every unknown path. */
export function NotFound() {
  const { history } = useRouter();
  const navigate = useNavigate();
  // A page opened in a new tab has no history to go back to.
  const goBack = () => (window.history.length > 1 ? history.back() : void navigate({ to: '/' }));
  return (
    <Split scene="lost">
      <p className="error-figure font-display leading-[0.85] font-semibold tracking-tight text-primary">
        {formatNumber(404)}
      </p>
      <h1 className="mt-8 text-3xl">
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="mt-3 max-w-form text-muted-foreground">
        <Trans>Sorry, the page you're looking for doesn't exist or has been moved.</Trans>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="outline" size="lg" onClick={goBack} className="[@media(scripting:none)]:hidden">
          <Trans>Go Back</Trans>
        </Button>
        <Link to="/" className={buttonVariants({ size: 'lg' })}>
          <Trans>Home Page</Trans>
        </Link>
      </div>
    </Split>
  );
}
