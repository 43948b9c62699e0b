import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Banner } from './banner.tsx';
import { Spinner } from './spinner.tsx';

interface QueryStateProps<Data> {
  /** The used fields of a query hook's result. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown while there is no data yet. */
  readonly loading: string;
  /** A placeholder for the data; a spinner by default. */
  readonly skeleton?: ReactNode;
  /** How a failure is shown: a line, or `ErrorPage` where it is the page's only content. */
  readonly failure?: ComponentType<FailureProps>;
  /** Turns the failure into the message of the error catalogue. */
  readonly toMessage: (error: unknown) => string;
  /** Whether a retry is useless because the record does not exist. */
  readonly isFinal?: (error: unknown) => boolean;
  /** For lists; a single record is never empty. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The four states of server data: loading, failed, empty, loaded. Old data stays while new data is fetched. */
export function QueryState<Data>({
  query,
  loading,
  skeleton,
  failure: Failure = ErrorLine,
  toMessage,
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
  return <Failure message={toMessage(error)} busy={isFetching} onRetry={retry} />;
}

export interface FailureProps {
  /** The failure in words for users. */
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry?: (() => void) | undefined;
}

function ErrorLine({ message, busy, onRetry }: FailureProps) {
  return (
    <Banner
      tone="danger"
      action={
        onRetry && (
          <Button variant="ghost" size="sm" busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}
