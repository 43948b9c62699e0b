import { Spinner } from './spinner.tsx';

/** Fills the place of a screen whose data is on its way. */
export function PageSpinner() {
  return (
    <div className="grid grow place-items-center py-24">
      <Spinner label="Loading" />
    </div>
  );
}
