import { useMatches } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { headTags } from '@/lib/head-tags.ts';

/**
 * Title, tags and links of the current routes; React moves them into the document's head. Supports only what this site
 * uses, which is why it replaces the router's own component.
 */
export function PageHead() {
  const { title, meta, links } = useMatches({ select: headTags });
  return (
    <>
      {title === undefined ? null : <title>{title}</title>}
      {meta.map((tag) => (
        <meta key={`${tag.name} ${tag.property}`} {...tag} />
      ))}
      {links.map((link: ComponentProps<'link'>) => (
        <link key={`${link.rel} ${link.hrefLang} ${link.href}`} {...link} />
      ))}
    </>
  );
}
