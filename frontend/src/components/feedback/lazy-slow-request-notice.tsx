import { useLazyComponent } from '@/hooks/use-lazy-component.ts';

const load = async () => (await import('./slow-request-notice.tsx')).SlowRequestNotice;

/** Offers to cancel a slow call; needed after ten seconds at the earliest, hence lazy. */
export function LazySlowRequestNotice() {
  const Notice = useLazyComponent(load);
  return Notice ? <Notice /> : null;
}
