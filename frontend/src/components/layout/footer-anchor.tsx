import { Link } from '@tanstack/react-router';

interface FooterAnchorProps {
  readonly link: { readonly label: string; readonly url: string };
  readonly className: string;
}

/** What only the server answers, or what asks for more than a path, is no matter for the router. */
const SPECIAL = /[?#.]/;

/** A link that the owner has written: to a page of the site, or elsewhere in a new tab. */
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
