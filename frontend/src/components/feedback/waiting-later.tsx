import { type ComponentType, useEffect, useState } from 'react';

/** Offers to stop waiting for the server. It is loaded after the page has been painted: it is needed after ten seconds at the earliest. */
export function WaitingLater() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./waiting-notice.tsx').then(
      (module) => setNotice(() => module.WaitingNotice),
      () => undefined, // the page is whole without it
    );
  }, []);
  return Notice ? <Notice /> : null;
}
