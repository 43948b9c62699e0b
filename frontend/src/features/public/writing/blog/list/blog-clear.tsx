import { useNavigate } from '@tanstack/react-router';
import { ClearButton } from '@/components/list/clear-button.tsx';
import { toAddress } from '@/i18n/language.ts';

interface BlogClearProps {
  readonly small?: boolean;
}

/** Shows all articles again. */
export function BlogClear({ small = false }: BlogClearProps) {
  const navigate = useNavigate();
  return <ClearButton action={toAddress('/blog')} small={small} onClear={() => void navigate({ to: '/blog' })} />;
}
