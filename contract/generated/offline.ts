/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Paths whose answers to GET a browser may store for reading offline. */
export const offlinePaths: readonly RegExp[] = [
  /^\/api\/orders$/,
  /^\/api\/downloads$/,
  /^\/api\/downloads\/[^/]+\/releases$/,
  /^\/api\/licences$/,
  /^\/api\/orders\/[^/]+\/invoices$/,
  /^\/api\/invoices$/,
  /^\/api\/site$/,
  /^\/api\/home$/,
  /^\/api\/products$/,
  /^\/api\/products\/[^/]+$/,
  /^\/api\/posts$/,
  /^\/api\/posts\/[^/]+$/,
  /^\/api\/services$/,
  /^\/api\/about$/,
  /^\/api\/legal\/[^/]+$/,
  /^(?!\/api\/orders\/quote$)\/api\/orders\/[^/]+$/,
];
