import { useNavigate } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { focusResults } from '@/lib/focus-results.ts';

interface ClearButtonProps {
  readonly small?: boolean;
}

/** Shows all articles again. A form of its own, so that it works without script too. */
export function ClearButton({ small = false }: ClearButtonProps) {
  const navigate = useNavigate();
  return (
    <form
      action="/blog"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        focusResults();
        void navigate({ to: '/blog' });
      }}
    >
      <Button type="submit" variant={small ? 'quiet' : 'secondary'} size={small ? 'small' : 'medium'}>
        Clear
      </Button>
    </form>
  );
}
