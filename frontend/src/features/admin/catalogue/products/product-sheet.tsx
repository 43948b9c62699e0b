import { usePanelValue } from '../../kit/use-panel-value.ts';
import { ProductEditor } from './product-editor.tsx';

interface ProductSheetProps {
  /** The product to edit, or 'new'; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The form next to the list. */
export function ProductSheet({ id, onClose }: ProductSheetProps) {
  const { lastValue, count } = usePanelValue(id);
  if (!lastValue) return null;
  return <ProductEditor key={count} id={lastValue} open={id !== undefined} onClose={onClose} />;
}
