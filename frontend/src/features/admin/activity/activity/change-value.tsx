import { ChevronRight, ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import type { ChangeView } from './change-rows.ts';
import { wordDiff } from './word-diff.ts';

const REMOVED = 'rounded-sm bg-destructive-soft px-0.5 text-destructive line-through decoration-1';
const ADDED = 'rounded-sm bg-success-soft px-0.5 text-success no-underline';

interface DisclosureProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** More about a change, on demand. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group/more min-w-0">
      <summary className="inline-flex cursor-pointer items-center gap-1 rounded-md py-0.5 font-medium text-primary outline-offset-2 select-none hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 shrink-0 transition-transform group-open/more:rotate-90 motion-reduce:transition-none"
        />
        <span>{summary}</span>
      </summary>
      <div className="mt-1.5 mb-1">{children}</div>
    </details>
  );
}

/** Removed or added words, in words for screen readers as well. */
function Mark({ change, children }: { readonly change: 'removed' | 'added'; readonly children: ReactNode }) {
  const Tag = change === 'removed' ? 'del' : 'ins';
  return (
    <Tag className={`box-decoration-clone ${change === 'removed' ? REMOVED : ADDED}`}>
      <span className="sr-only">{change === 'removed' ? '(removed: ' : '(added: '}</span>
      <span>{children}</span>
      <span className="sr-only">)</span>
    </Tag>
  );
}

/** Texts up to this length are shown at once. */
const MAX_INLINE = 240;

function ProseChange({ before, after }: { readonly before: string; readonly after: string }) {
  const isNew = before === '' || after === '';
  const text = isNew ? (
    <p className="max-w-prose wrap-anywhere whitespace-pre-wrap" dir="auto">
      {before || after}
    </p>
  ) : (
    <div className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-wrap" dir="auto">
      {wordDiff(before, after).map(({ change, text: words }, index) => {
        const key = `${index}-${change}`;
        if (change === 'same') return <span key={key}>{words}</span>;
        return (
          <Mark key={key} change={change}>
            {words}
          </Mark>
        );
      })}
    </div>
  );
  if (before.length + after.length <= MAX_INLINE) return text;
  return <Disclosure summary={isNew ? 'Show the text' : 'Show the changes'}>{text}</Disclosure>;
}

/** Both values in a sentence: 'from $9.00 to $12.00'. */
function ValueChange({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  if (before === null || after === null) {
    return (
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {before === null ? after : <s className="text-muted-foreground">{before}</s>}
      </span>
    );
  }
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="text-muted-foreground">from </span>
      <bdi className="text-muted-foreground line-through decoration-1">{before}</bdi>
      <span className="text-muted-foreground"> to </span>
      <bdi className="font-medium">{after}</bdi>
    </span>
  );
}

type ItemsView = Extract<ChangeView, { kind: 'items' }>;

function ItemChanges({ removed, added, edited, isReordered }: ItemsView) {
  if (isReordered) return <span className="text-muted-foreground">Order changed</span>;
  return (
    <ul className="grid gap-1">
      {edited.map(({ before, after }) => (
        <li key={`edited-${before}`} className="wrap-anywhere">
          <ValueChange before={before} after={after} />
        </li>
      ))}
      {added.map((text) => (
        <li key={`added-${text}`} className="wrap-anywhere">
          <span className="text-muted-foreground">Added </span>
          <bdi>{text}</bdi>
        </li>
      ))}
      {removed.map((text) => (
        <li key={`removed-${text}`} className="wrap-anywhere">
          <span className="text-muted-foreground">Removed </span>
          <bdi className="text-muted-foreground line-through decoration-1">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** A recorded picture; its file may have been deleted since. */
function Thumbnail({ url, alt }: { readonly url: string; readonly alt: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) {
    return (
      <span className="flex h-16 w-24 flex-col items-center justify-center gap-1 rounded-md border border-border bg-muted text-xs text-muted-foreground">
        <ImageOff aria-hidden="true" className="size-4" />
        <span>{alt === '' ? 'Picture deleted' : <span className="line-clamp-1 px-1">{alt}</span>}</span>
      </span>
    );
  }
  return (
    <img
      src={url}
      alt={alt}
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
      className="h-16 w-24 rounded-md border border-border bg-muted object-cover"
    />
  );
}

type PicturesView = Extract<ChangeView, { kind: 'pictures' }>;

function PictureChanges({ removed, added, isReordered }: PicturesView) {
  if (isReordered) return <span className="text-muted-foreground">Order changed</span>;
  const isBoth = removed.length > 0 && added.length > 0;
  const groups = [
    { title: 'Removed', pictures: removed },
    { title: isBoth ? 'Now' : 'Added', pictures: added },
  ].filter(({ pictures }) => pictures.length > 0);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 pt-1">
      {groups.map(({ title, pictures }) => (
        <figure key={title} className="grid gap-1.5">
          <figcaption className="text-xs text-muted-foreground">{title}</figcaption>
          <div className="flex flex-wrap gap-2">
            {pictures.map(({ url, alt }) => (
              <div key={url} className="w-24">
                <Thumbnail url={url} alt={alt} />
                {alt === '' ? null : (
                  <p aria-hidden="true" className="mt-1 line-clamp-2 text-xs text-muted-foreground">
                    {alt}
                  </p>
                )}
              </div>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

interface ProductChangesProps {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const ALL_PRODUCTS = 'All products';

/** Products by their current title; deleted ones have none. */
function ProductChanges({ before, after }: ProductChangesProps) {
  const { data } = useAdminListProducts({ limit: 100, sort: 'title' });
  const toTitles = (ids: readonly number[]) =>
    ids.length === 0
      ? ALL_PRODUCTS
      : ids.map((id) => data?.items.find((product) => product.id === id)?.title ?? 'Deleted product').join(', ');
  return data ? <ValueChange before={toTitles(before)} after={toTitles(after)} /> : <span>…</span>;
}

function Swatch({ colour }: { readonly colour: string | null }) {
  if (colour === null) return <span>Default</span>;
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <span aria-hidden="true" className="size-4 rounded-full border border-border" style={{ background: colour }} />
      <span className="tabular-nums uppercase">{colour}</span>
    </span>
  );
}

/** One changed value as its form would show it. */
export function ChangeValue({ view }: { readonly view: ChangeView }) {
  switch (view.kind) {
    case 'values':
      return <ValueChange before={view.before} after={view.after} />;
    case 'switch':
      return <span>{view.on ? 'On' : 'Off'}</span>;
    case 'prose':
      return <ProseChange before={view.before} after={view.after} />;
    case 'items':
      return <ItemChanges {...view} />;
    case 'order':
      return (
        <Disclosure summary="Show the new order">
          <ol className="list-decimal ps-5 marker:text-muted-foreground">
            {view.names.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ol>
        </Disclosure>
      );
    case 'pictures':
      return <PictureChanges {...view} />;
    case 'products':
      return <ProductChanges before={view.before} after={view.after} />;
    case 'colours':
      return (
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span className="text-muted-foreground">from</span>
          <Swatch colour={view.before} />
          <span className="text-muted-foreground">to</span>
          <Swatch colour={view.after} />
        </span>
      );
  }
}
