import { type OperationId, type OperationMeta, operations } from '../../../../contract/generated/operations.ts';

/** One path of the contract with its operations by method. */
interface Route {
  /** Path segments; null for a parameter. */
  segments: (string | null)[];
  names: string[];
  operations: Map<string, OperationId>;
}

export interface RouteMatch {
  operations: ReadonlyMap<string, OperationId>;
  /** Decoded path parameters; null when one cannot be decoded. */
  params: Record<string, string> | null;
  /** Value of the Allow header. */
  allow: string;
}

function buildRoutes(): Route[] {
  const byPath = new Map<string, Route>();
  for (const [id, meta] of Object.entries(operations) as [OperationId, OperationMeta][]) {
    const segmentValues = meta.path.slice(1).split('/');
    const route = byPath.get(meta.path) ?? {
      segments: segmentValues.map((part) => (part.startsWith('{') ? null : part)),
      names: segmentValues.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1)),
      operations: new Map(),
    };
    route.operations.set(meta.method.toUpperCase(), id);
    byPath.set(meta.path, route);
  }
  // Fixed paths before patterns, so that /users/avatar never matches /users/{id}.
  return [...byPath.values()].sort((a, b) => a.names.length - b.names.length);
}

const ROUTES = buildRoutes();

/** Finds the contract's path for a URL below /api, such as `/addresses/7`. */
export function matchRoute(path: string): RouteMatch | null {
  const segmentValues = path.slice(1).split('/');
  const route = ROUTES.find(
    ({ segments }) =>
      segments.length === segmentValues.length &&
      segments.every((segment, index) =>
        segment === null ? segmentValues[index] !== '' : segment === segmentValues[index],
      ),
  );
  if (!route) return null;
  const methods = [...route.operations.keys()];
  if (methods.includes('GET')) methods.push('HEAD');
  return {
    operations: route.operations,
    params: decode(route, segmentValues),
    allow: [...methods, 'OPTIONS'].join(', '),
  };
}

function decode(route: Route, segmentValues: string[]): Record<string, string> | null {
  const values = segmentValues.filter((_part, index) => route.segments[index] === null);
  try {
    return Object.fromEntries(route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return null;
  }
}
