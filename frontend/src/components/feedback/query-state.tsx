import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Banner } from './banner.tsx';
import { Spinner } from './spinner.tsx';

interface QueryStateProps<Data> {
  /** What a query hook returns; only these parts are used. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Said while nothing is there yet. */
  readonly loading: string;
  /** Stands where the data will stand; a spinner otherwise. */
  readonly skeleton?: ReactNode;
  /** A line; `FailedPage` where it is all that the page shows. */
  readonly failure?: ComponentType<FailureProps>;
  /** Turns the failure into the sentence of the error catalogue. */
  readonly explain: (error: unknown) => string;
  /** Whether trying again is useless: what is asked for does not exist. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Of a list; a single thing is never empty. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The four faces of a list from the server: on its way, failed, empty, there. Old data stays while new is fetched. */
export function QueryState<Data>({
  query,
  loading,
  skeleton,
  failure: Failure = FailedLine,
  explain,
  isFinal,
  isEmpty,
  empty,
  children,
}: QueryStateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) {
    return skeleton ? (
      <>
        <p role="status" className="sr-only">
          {loading}
        </p>
        {skeleton}
      </>
    ) : (
      <div className="grid place-items-center py-20">
        <Spinner label={loading} />
      </div>
    );
  }
  const retry = isFinal?.(error) ? undefined : () => void refetch();
  return <Failure message={explain(error)} busy={isFetching} onRetry={retry} />;
}

export interface FailureProps {
  /** What has happened, in words for people. */
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry?: (() => void) | undefined;
}

function FailedLine({ message, busy, onRetry }: FailureProps) {
  return (
    <Banner
      tone="danger"
      action={
        onRetry && (
          <Button variant="ghost" size="sm" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}
