import { t } from '@lingui/core/macro';
import { breadcrumbData } from '@/lib/json-ld.ts';
import { type AppContext, getHead, notFoundHead } from './-context.ts';

interface Text {
  readonly title: string;
  /** May be empty. */
  readonly description: string;
}

/** Head of a page with a single text; undefined when the text does not exist, or could not be fetched. */
export function textHead(context: AppContext, status: string, path: string, text: Text | undefined) {
  if (!text) return notFoundHead(context, status === 'error', t`Page Not Found`);
  const { title, description } = text;
  const steps = [
    { name: t`Home`, path: '/' },
    { name: title, path },
  ];
  const data = import.meta.env.SSR ? [breadcrumbData(steps, context.origin)] : [];
  return getHead(context, { title, description: description || title, path, data });
}
