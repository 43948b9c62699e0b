import { t } from '@lingui/core/macro';
import { Link2 } from 'lucide-react';
import { BrandIcon, networkName } from '@/components/brand/brand-icon.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { shareLinks } from './share-links.ts';

interface ShareRowProps {
  readonly title: string;
  /** The page's absolute URL. */
  readonly address: string;
}

/** Share buttons of an article; a row on small screens, a sticky column on wide ones. */
export function ShareRow({ title, address }: ShareRowProps) {
  const copyText = useCopy();
  const copy = () =>
    copyText(address, { copied: t`Link copied`, failed: t`Copy this link to share the article: ${address}` });
  return (
    <ul aria-label={t`Share`} className="-ms-3 flex lg:flex-col">
      {shareLinks({ title, address }).map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            title={networkName(network)}
            className="inline-flex size-11 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-accent hover:text-foreground"
          >
            <BrandIcon network={network} />
            <span className="sr-only">{t`${networkName(network)} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
      <li>
        <IconButton icon={Link2} label={t`Copy Link`} onClick={() => void copy()} />
      </li>
    </ul>
  );
}
