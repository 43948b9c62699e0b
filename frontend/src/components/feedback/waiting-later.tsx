import { useLater } from '@/hooks/use-later.ts';

const load = async () => (await import('./waiting-notice.tsx')).WaitingNotice;

/** Offers to stop waiting for the server, which happens after ten seconds at the earliest. */
export function WaitingLater() {
  const Notice = useLater(load);
  return Notice ? <Notice /> : null;
}
