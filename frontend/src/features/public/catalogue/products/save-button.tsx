import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useSavedProducts } from './saved-products.ts';

interface SaveButtonProps {
  readonly product: { readonly id: number; readonly title: string };
  readonly className?: string;
}

/**
 * The heart: saves a product for later, without leaving the page. The label stays the same; `aria-pressed` carries the
 * state.
 */
export function SaveButton({ product: { id, title }, className }: SaveButtonProps) {
  const { isSaved, toggle } = useSavedProducts();
  return (
    <IconButton
      icon={Heart}
      label={t`Save ${title}`}
      aria-pressed={isSaved(id)}
      onClick={() => toggle(id)}
      className={clsx('aria-pressed:text-primary aria-pressed:[&_svg]:fill-current', className)}
    />
  );
}
