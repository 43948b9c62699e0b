import { type ComponentType, createElement, use } from 'react';

type Module = Record<string, ComponentType>;
type LazyComponent = ComponentType & { preload?: (() => Promise<void>) | undefined };

/**
 * Replaces the router's own, which reloads the page when a script is missing, even without a network, and records that
 * in the session storage. Here the failure reaches the error component, which handles it (script-load-error.tsx).
 */
export function lazyRouteComponent(load: () => Promise<Module>, exportName = 'default'): LazyComponent {
  let loading: Promise<void> | undefined;
  let component: ComponentType | undefined;
  let failure: unknown;
  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        component = loaded[exportName];
        Lazy.preload = undefined;
      },
      (error: unknown) => {
        loading = undefined;
        failure = error;
      },
    );
    return loading;
  };
  const Lazy: LazyComponent = (props: object) => {
    if (failure) {
      const error = failure;
      failure = undefined;
      throw error;
    }
    if (!component) use(preload());
    return component ? createElement(component, props) : null;
  };
  Lazy.preload = preload;
  return Lazy;
}
