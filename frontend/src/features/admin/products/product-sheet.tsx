import { useState } from 'react';
import { ProductEditor } from './product-editor.tsx';

interface ProductSheetProps {
  /** The product to edit, or 'new'; the panel is closed without one. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The form beside the list. Each opening begins anew; what was shown last stays while the panel moves out. */
export function ProductSheet({ id, onClose }: ProductSheetProps) {
  const [opening, setOpening] = useState({ id, shown: id, count: 0 });
  if (id !== opening.id) {
    setOpening(({ shown, count }) => (id ? { id, shown: id, count: count + 1 } : { id, shown, count }));
  }
  if (opening.shown === undefined) return null;
  return <ProductEditor key={opening.count} id={opening.shown} open={id !== undefined} onClose={onClose} />;
}
