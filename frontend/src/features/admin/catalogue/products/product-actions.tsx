import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, EyeOff, Globe, History, Pencil, Plus, Rocket, Trash2 } from 'lucide-react';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import type { ProductsSearch } from './product-list.ts';

interface ProductActionsProps {
  readonly product: AdminProductRow;
  /** The list's parameters, which the link to the form keeps. */
  readonly search: ProductsSearch;
  readonly onView: (product: AdminProductRow) => void;
  readonly onPublish: (product: AdminProductRow) => void;
  readonly onDelete: (product: AdminProductRow) => void;
}

const ICON_LINK =
  'inline-flex size-9 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-ink-4 hover:text-foreground max-sm:hidden';

/** The actions on a product of the list. */
export function ProductActions({ product, search, onView, onPublish, onDelete }: ProductActionsProps) {
  const { id, title, status } = product;
  const navigate = useNavigate();
  const openReleases = (release?: 'new') =>
    void navigate({
      to: '/admin/products/$id/$part',
      params: { id: String(id), part: 'releases' },
      search: release === undefined ? {} : { release },
    });
  return (
    <>
      <Link
        to="/admin/products"
        search={{ ...search, product: String(id) }}
        resetScroll={false}
        title="Edit"
        className={ICON_LINK}
      >
        <Pencil className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{`Edit ${title}`}</span>
      </Link>
      <Link
        to="/admin/products/$id/$part"
        params={{ id: String(id), part: 'releases' }}
        search={{ release: 'new' }}
        title="New release"
        className={ICON_LINK}
      >
        <Rocket className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{`New release of ${title}`}</span>
      </Link>
      <RowMenu
        label={`More actions for ${title}`}
        items={[
          { label: 'New release', icon: Plus, onSelect: () => openReleases('new') },
          { label: 'Releases', icon: History, onSelect: () => openReleases() },
          ...(status === 'published'
            ? [
                { label: 'View on the site', icon: ExternalLink, onSelect: () => onView(product) },
                { label: 'Unpublish', icon: EyeOff, onSelect: () => onPublish(product) },
              ]
            : [{ label: 'Publish', icon: Globe, onSelect: () => onPublish(product) }]),
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(product) },
        ]}
      />
    </>
  );
}
