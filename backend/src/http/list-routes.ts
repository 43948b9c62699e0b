export interface Route {
  path: string;
  methods: string[];
}

/** The part of Express's internal lists needed to walk them. */
interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> };
  handle: { stack?: Layer[]; router?: { stack?: Layer[] } };
}

/** Every registered route, including those behind `forPaths`. */
export function routesOf(router: { stack: unknown[] }): Route[] {
  return (router.stack as Layer[]).flatMap(({ route, handle }) => {
    if (route)
      return [{ path: String(route.path), methods: Object.keys(route.methods).map((one) => one.toUpperCase()) }];
    const inner = handle.router?.stack ?? handle.stack;
    return inner ? routesOf({ stack: inner }) : [];
  });
}
