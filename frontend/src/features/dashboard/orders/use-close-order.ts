import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Closes the order in the URL. A panel opened from the list goes back in history, so that the browser's 'back' never
 * reopens it; a panel opened by a URL is replaced by the list.
 * @param order id of the open order
 */
export function useCloseOrder(order: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasClosed = useRef(order === undefined);
  const wasOpenedInApp = useRef(false);

  useEffect(() => {
    wasOpenedInApp.current = order !== undefined && wasClosed.current;
    wasClosed.current = order === undefined;
  }, [order]);

  return () => {
    if (wasOpenedInApp.current && history.canGoBack()) history.back();
    else void navigate({ to: '/dashboard/orders', replace: true });
  };
}
