import { Link } from '@tanstack/react-router';

interface FooterAnchorProps {
  readonly link: { readonly label: string; readonly url: string };
  readonly className: string;
}

/** The router does not handle links that only the server answers, or that are more than a path. */
const SPECIAL = /[?#.]/;

/** A link written by the owner: to a page of the site, or to another site in a new tab. */
export function FooterAnchor({ link: { label, url }, className }: FooterAnchorProps) {
  if (url.startsWith('/'))
    return SPECIAL.test(url) ? (
      <a href={url} className={className}>
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
