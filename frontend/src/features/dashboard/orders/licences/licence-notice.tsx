import { t } from '@lingui/core/macro';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { useListLicences } from '@/api/generated/licences/licences.ts';
import { Banner } from '@/components/feedback/banner.tsx';

/** Shown when the keys of the files below could not be loaded, so that users do not assume there are none. */
export function LicenceNotice() {
  const { error } = useListLicences();
  // A server without licences has no keys to load.
  if (!error || isUnknownCall(error)) return null;
  return (
    <Banner tone="danger" className="mb-4">
      {errorMessage(error, t`Failed to fetch your licence keys.`)}
    </Banner>
  );
}
