import { useLater } from '@/hooks/use-later.ts';

const load = async () => (await import('./waiting-notice.tsx')).WaitingNotice;

/** Offers to cancel a slow call; needed after ten seconds at the earliest, hence lazy. */
export function WaitingLater() {
  const Notice = useLater(load);
  return Notice ? <Notice /> : null;
}
