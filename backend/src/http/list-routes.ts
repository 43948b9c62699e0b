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
export function listRoutes(router: { stack: unknown[] }): Route[] {
  return (router.stack as Layer[]).flatMap(({ route, handle }) => {
    if (route)
      return [{ path: String(route.path), methods: Object.keys(route.methods).map((method) => method.toUpperCase()) }];
    const inner = handle.router?.stack ?? handle.stack;
    return inner ? listRoutes({ stack: inner }) : [];
  });
}
