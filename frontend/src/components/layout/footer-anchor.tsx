import { Link } from '@tanstack/react-router';
import { toAddress } from '@/i18n/language.ts';

interface FooterAnchorProps {
  readonly link: { readonly label: string; readonly url: string };
  readonly className: string;
}

/** The router does not handle links that only the server answers, or that are more than a path. */
const SPECIAL = /[?#.]/;
/** The same for every language; feeds are not. */
const FILE = /\.(?!xml)/;

/** A link written by the owner: to a page of the site, or to another site in a new tab. */
export function FooterAnchor({ link: { label, url }, className }: FooterAnchorProps) {
  if (url.startsWith('/'))
    return SPECIAL.test(url) ? (
      <a href={FILE.test(url) ? url : toAddress(url)} className={className}>
        {label}
      </a>
    ) : (
      <Link to={url as '/'} className={className}>
        {label}
      </Link>
    );
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      {label}
    </a>
  );
}
