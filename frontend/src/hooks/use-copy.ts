import { copyText } from '@/lib/copy-text.ts';
import { useToast } from './use-toast.ts';

/** Copies a text to the clipboard; a toast says whether it succeeded. */
export function useCopy() {
  const { show } = useToast();
  return async (text: string, { copied, failed }: { readonly copied: string; readonly failed: string }) => {
    const isCopied = await copyText(text, navigator);
    show(isCopied ? { tone: 'success', text: copied } : { tone: 'danger', text: failed });
  };
}
