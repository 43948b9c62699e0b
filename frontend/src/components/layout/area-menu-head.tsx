import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo, type Sign } from './logo.tsx';

interface AreaMenuHeadProps {
  /** The site's name, once known. */
  readonly site: Sign | undefined;
  /** Name of the button that closes the menu. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Head of a working area's menu on small screens: the site's name as a home link, and the close button. */
export function AreaMenuHead({ site, closeLabel, onClose }: AreaMenuHeadProps) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-2 ps-3">
      {site ? (
        <Link
          to="/"
          onClick={onClose}
          className="inline-flex min-w-0 rounded-md py-2"
          aria-label={t`${site.name}, home page`}
        >
          <Logo name={site.name} logo={site.logo} />
        </Link>
      ) : null}
      <IconButton icon={X} label={closeLabel} onClick={onClose} className="ms-auto" />
    </div>
  );
}
