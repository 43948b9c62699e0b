/**
 * Machine-readable reason of a refusal; later releases may add more. `not_your_work` is a missing right, `proof_needed` asks for `proveSession`, `second_factor_needed` for an authenticator app or a passkey, `no_room` is full storage. `key_not_allowed` is an operation that API keys cannot call, `scope_missing` one that this key cannot.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  invalid_request: 'invalid_request',
  unauthorized: 'unauthorized',
  invalid_credentials: 'invalid_credentials',
  forbidden: 'forbidden',
  suspended: 'suspended',
  registration_closed: 'registration_closed',
  second_factor_needed: 'second_factor_needed',
  proof_needed: 'proof_needed',
  not_your_work: 'not_your_work',
  key_not_allowed: 'key_not_allowed',
  scope_missing: 'scope_missing',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  conflict: 'conflict',
  email_taken: 'email_taken',
  insufficient_funds: 'insufficient_funds',
  price_changed: 'price_changed',
  repeated_purchase: 'repeated_purchase',
  link_expired: 'link_expired',
  licence_unknown: 'licence_unknown',
  licence_full: 'licence_full',
  licence_revoked: 'licence_revoked',
  device_unknown: 'device_unknown',
  release_withdrawn: 'release_withdrawn',
  licence_expired: 'licence_expired',
  plan_ended: 'plan_ended',
  too_large: 'too_large',
  unsupported_media_type: 'unsupported_media_type',
  range_not_satisfiable: 'range_not_satisfiable',
  locked: 'locked',
  no_room: 'no_room',
  too_many_requests: 'too_many_requests',
  internal: 'internal',
  unavailable: 'unavailable',
  maintenance: 'maintenance',
} as const;
