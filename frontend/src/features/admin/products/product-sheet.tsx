import { useOpening } from '../kit/use-opening.ts';
import { ProductEditor } from './product-editor.tsx';

interface ProductSheetProps {
  /** The product to edit, or 'new'; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The form next to the list. */
export function ProductSheet({ id, onClose }: ProductSheetProps) {
  const { shown, count } = useOpening(id);
  if (!shown) return null;
  return <ProductEditor key={count} id={shown} open={id !== undefined} onClose={onClose} />;
}
