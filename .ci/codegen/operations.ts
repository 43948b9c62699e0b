// The operations of openapi.yaml, as the generators read them.
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation with its path and method, in the order of the contract; a path has other members, too. */
export const operationsOf = <Operation>(paths: Record<string, Record<string, unknown>>) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      METHODS.has(method) ? [{ path, method, operation: operation as Operation }] : [],
    ),
  );
