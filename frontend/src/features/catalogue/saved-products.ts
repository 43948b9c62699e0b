import { useState } from 'react';

export function useSavedProducts() {
  const [ids, setIds] = useState<number[]>([]);
  return {
    isSaved: (id: number) => ids.includes(id),
    toggle: (id: number) => setIds((now) => (now.includes(id) ? now.filter((x) => x !== id) : [...now, id])),
  };
}
