import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Closes the order that the address names. A panel that was opened from the list goes back to it, so that the
 * browser's own 'back' never opens it again; one that an address has opened leaves the list in its place.
 * @param order id of the open order
 */
export function useCloseOrder(order: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasClosed = useRef(order === undefined);
  const openedHere = useRef(false);

  useEffect(() => {
    openedHere.current = order !== undefined && wasClosed.current;
    wasClosed.current = order === undefined;
  }, [order]);

  return () => {
    if (openedHere.current && history.canGoBack()) history.back();
    else void navigate({ to: '/dashboard/orders', replace: true });
  };
}
