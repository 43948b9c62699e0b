import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { toAddress } from '@/i18n/language.ts';
import { sameOriginPath } from '@/lib/redirect.ts';

interface PathLinkProps extends ComponentProps<'a'> {
  /** A path of this site with its query and hash, as the API returns it: '/dashboard/orders?order=…'. */
  readonly href: string;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to a path that is known only at run time. Anything that is not a path of this site leads to the dashboard. */
export function PathLink({ href, onClick, ...rest }: PathLinkProps) {
  const router = useRouter();
  const path = sameOriginPath(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void router.navigate({ href: path });
  };
  return <a href={toAddress(path)} onClick={follow} {...rest} />;
}
