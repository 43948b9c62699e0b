import type { ComponentProps } from 'react';

type Meta = ComponentProps<'meta'> & { title?: string | undefined };
type Link = ComponentProps<'link'>;

/** A route on the screen with the result of its `head`. */
export interface HeadMatch {
  status: string;
  /** Set on the route at which an unknown path ends. */
  _notFound?: boolean | undefined;
  meta?: readonly (Meta | undefined)[] | undefined;
  links?: readonly (Link | undefined)[] | undefined;
}

/** The tags of a document: of several with the same name, the innermost route's. */
export function headTags(matches: readonly HeadMatch[]) {
  // Routes below a failed one are not on the screen.
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
  const rendered = last < 0 ? matches : matches.slice(0, last + 1);
  let title: string | undefined;
  const meta = new Map<string, Meta>();
  for (const tag of rendered.flatMap((match) => match.meta ?? [])) {
    const name = tag?.name ?? tag?.property;
    if (tag?.title !== undefined) title = tag.title;
    else if (tag && name) meta.set(name, tag);
  }
  const links = rendered.flatMap((match) => match.links ?? []).filter((link) => link !== undefined);
  return { title, meta: [...meta.values()], links };
}
