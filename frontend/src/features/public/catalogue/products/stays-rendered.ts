import { type ComponentType, lazy } from 'react';

const never = () => new Promise<never>(() => undefined);

/**
 * A part of a page whose script loads after it was rendered on the server, for use in a `Suspense`. Without its script it
 * stays as rendered, which is not an error for the page.
 */
export const staysRendered = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((component) => ({ default: component }), never));
