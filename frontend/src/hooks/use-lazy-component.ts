import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component that is loaded after the first paint.
 * @param load resolves with null when it is not needed
 * @returns null until it has loaded, and when it fails to: the page is complete without it
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props> | null>): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const start = useEffectEvent(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  });
  useEffect(() => start(), []);
  return loaded;
}
