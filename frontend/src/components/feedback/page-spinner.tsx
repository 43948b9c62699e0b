import { t } from '@lingui/core/macro';
import { Spinner } from './spinner.tsx';

/** Fills the space of a screen while its data loads. */
export function PageSpinner() {
  return (
    <div className="grid grow place-items-center py-24">
      <Spinner label={t`Loading`} />
    </div>
  );
}
