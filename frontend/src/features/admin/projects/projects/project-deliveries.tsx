import { Link } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminGetProduct, useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { useAdminDeliverProduct } from '@/api/generated/admin-projects/admin-projects.ts';
import type { AdminProductRow, ProjectDelivery } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { Can } from '../../kit/can.tsx';
import { SelectField } from '../../kit/select-field.tsx';

interface ProjectDeliveriesProps {
  readonly lead: string;
  readonly deliveries: readonly ProjectDelivery[];
}

/** Software that was delivered to this client alone, and where more is delivered. */
export function ProjectDeliveries({ lead, deliveries }: ProjectDeliveriesProps) {
  const [isDelivering, setDelivering] = useState(false);
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">Delivered software</h3>
      {deliveries.length > 0 ? (
        <ul className="mt-1 divide-y divide-border">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted-foreground">
          Deliver an unpublished product to this client, with a licence key and later releases.
        </p>
      )}
      <Can do="adminDeliverProduct">
        <div className="mt-4">
          {isDelivering ? (
            <DeliverForm lead={lead} onClose={() => setDelivering(false)} />
          ) : (
            <Button variant="outline" size="sm" onClick={() => setDelivering(true)}>
              <PackageCheck aria-hidden="true" />
              Deliver a product
            </Button>
          )}
        </div>
      </Can>
    </div>
  );
}

function DeliveryRow({ delivery }: { readonly delivery: ProjectDelivery }) {
  const { product, plan, version, orderNumber: order, delivered_at: at, file, sbom } = delivery;
  const details = [`Version ${version}`, plan, `order #${order}`, formatDate(at)].join(' · ');
  return (
    <li className="py-3 text-sm">
      <bdi className="font-semibold wrap-anywhere">{product}</bdi>
      <p className="wrap-anywhere text-muted-foreground tabular-nums">{details}</p>
      <p className="text-xs wrap-anywhere text-muted-foreground">
        <bdi>{file.name}</bdi>
        <span>{sbom ? ' · with a bill of materials' : ' · no bill of materials'}</span>
      </p>
    </li>
  );
}

interface DeliverFormProps {
  readonly lead: string;
  readonly onClose: () => void;
}

/** Selects among products that are not published and have a file. */
function DeliverForm({ lead, onClose }: DeliverFormProps) {
  const drafts = useAdminListProducts({ status: 'draft', limit: 100 });
  return (
    <QueryState
      query={drafts}
      loading="Loading products"
      toMessage={(error) => errorMessage(error, 'Failed to fetch products')}
    >
      {({ items }) => {
        const products = items.filter(({ hasFile }) => hasFile);
        return products.length > 0 ? (
          <Fields lead={lead} products={products} onClose={onClose} />
        ) : (
          <div className="mt-3 rounded-md border border-border p-4 text-sm">
            <p>
              Create a product with a file and leave it as a draft.{' '}
              <Link to="/admin/products" className="font-semibold text-primary underline underline-offset-4">
                Open products
              </Link>
            </p>
            <Button variant="ghost" size="sm" className="mt-2" onClick={onClose}>
              Cancel
            </Button>
          </div>
        );
      }}
    </QueryState>
  );
}

interface FieldsProps extends DeliverFormProps {
  readonly products: readonly AdminProductRow[];
}

function Fields({ lead, products, onClose }: FieldsProps) {
  const [product, setProduct] = useState('');
  const details = useAdminGetProduct(product, { query: { enabled: product !== '' } });
  const plans = details.data?.pricing ?? [];
  const { mutateAsync } = useAdminDeliverProduct();
  const { show } = useToast();
  const { form, busy, failure, problem } = useForm({
    fields: ['product_id', 'tier'],
    check: (values) => ({
      ...(values.product_id === '' && { product_id: 'Please select a product' }),
      ...(values.tier === '' && { tier: 'Please select a plan' }),
    }),
    send: async ({ product_id, tier }) => {
      await mutateAsync({ id: lead, data: { product_id: Number(product_id), plan_id: tier } });
      show({ tone: 'success', text: 'Product delivered' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to deliver the product'),
  });
  return (
    <form noValidate aria-label="Deliver a product" className="mt-3 rounded-md border border-border p-4" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <SelectField
        name="product_id"
        label="Product"
        options={[
          { value: '', label: 'Select a product' },
          ...products.map(({ id, title, version }) => ({ value: String(id), label: `${title} ${version}` })),
        ]}
        onChange={({ currentTarget }) => setProduct(currentTarget.value)}
        help="Drafts with a file. The client is emailed immediately."
        error={problem('product_id')}
      />
      <SelectField
        key={product}
        name="tier"
        label="Plan"
        options={[
          { value: '', label: 'Select a plan' },
          ...plans.map(({ id, name }) => ({ value: id ?? '', label: name })),
        ]}
        disabled={plans.length === 0}
        error={
          problem('tier') ?? (details.error ? errorMessage(details.error, 'Failed to fetch the plans') : undefined)
        }
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Deliver
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
