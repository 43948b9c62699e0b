import { createFileRoute } from '@tanstack/react-router';
import { KeyInventory } from '@/features/admin/kit/licence-keys/key-inventory.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/$id/keys')({
  head: privateHead('Licence keys'),
  component: AdminProductKeys,
});

function AdminProductKeys() {
  const { id } = Route.useParams();
  return (
    <section aria-label="Licence keys" className="max-w-2xl">
      <KeyInventory product={Number(id)} />
    </section>
  );
}
