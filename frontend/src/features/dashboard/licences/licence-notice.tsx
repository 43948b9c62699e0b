import { hasStatus, messageOf } from '@/api/api-error.ts';
import { useListLicences } from '@/api/generated/licences/licences.ts';
import { Banner } from '@/components/feedback/banner.tsx';

/** Says that the keys of the files below are missing, so that nobody believes there are none. */
export function LicenceNotice() {
  const { error } = useListLicences();
  // A server that knows no licences has none to miss.
  if (!error || hasStatus(error, 404)) return null;
  return (
    <Banner tone="danger" className="mb-4">
      {messageOf(error, 'Failed to fetch your licence keys.')}
    </Banner>
  );
}
