import { useGetProduct } from '@/api/generated/products/products.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';

interface ReceivedProductProps {
  readonly productId: number | null;
  readonly name: string;
  /** null for a product without plans */
  readonly plan: string | null;
}

/** Picture and name of a product that another person has bought for the user. */
export function ReceivedProduct({ productId, name, plan }: ReceivedProductProps) {
  const product = useGetProduct(String(productId), { query: { enabled: productId !== null } });
  const [picture] = product.data?.images ?? [];
  return (
    <>
      {picture ? (
        <Picture picture={picture} alt="" sizes="96px" className="aspect-4/3 w-24 shrink-0 self-start rounded-md" />
      ) : null}
      <p className="min-w-0 leading-snug font-semibold wrap-anywhere">
        <bdi lang={detectLanguage(name)}>{name}</bdi>
        {plan === null ? null : <span className="mt-0.5 block text-sm font-normal text-muted-foreground">{plan}</span>}
      </p>
    </>
  );
}
