import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { toAddress } from '@/i18n/language.ts';
import { shareProduct } from './share-product.ts';

interface ShareButtonProps {
  readonly product: { readonly id: number; readonly title: string };
  readonly className?: string;
}

/** Shares a product: the device's share sheet, or else copies its URL to the clipboard. */
export function ShareButton({ product: { id, title }, className }: ShareButtonProps) {
  const { show } = useToast();
  const share = async () => {
    const url = new URL(toAddress(`/product/${id}`), location.origin).href;
    const { clipboard } = navigator;
    const result = await shareProduct({ title, url }, { share: navigator.share?.bind(navigator), clipboard });
    if (result === 'copied') show({ text: t`Link to ${title} copied`, tone: 'success' });
    if (result === 'failed') show({ text: t`Copy this link to share ${title}: ${url}`, tone: 'danger' });
  };
  return <IconButton icon={Share2} label={t`Share ${title}`} onClick={() => void share()} className={className} />;
}
