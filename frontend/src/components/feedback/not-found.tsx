import { Link, useNavigate, useRouter } from '@tanstack/react-router';
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
      <p className="error-figure font-display leading-[0.85] font-semibold tracking-tight text-primary">404</p>
      <h1 className="mt-8 text-3xl">Page Not Found</h1>
      <p className="mt-3 max-w-form text-muted-foreground">
        Sorry, the page you're looking for doesn't exist or has been moved.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="outline" size="lg" onClick={goBack} className="[@media(scripting:none)]:hidden">
          Go Back
        </Button>
        <Link to="/" className={buttonVariants({ size: 'lg' })}>
          Home Page
        </Link>
      </div>
    </Split>
  );
}
