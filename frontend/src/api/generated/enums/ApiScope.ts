/**
 * What a key may do: an area and an action. `releases:publish`, `licences:import`, `orders:export` and `subscribers:export`
 * include what needs recent proof in a session, such as exports of personal data.
 */
export type ApiScope = typeof ApiScope[keyof typeof ApiScope];


export const ApiScope = {
  'products:read': 'products:read',
  'products:write': 'products:write',
  'releases:publish': 'releases:publish',
  'licences:read': 'licences:read',
  'licences:import': 'licences:import',
  'orders:read': 'orders:read',
  'orders:export': 'orders:export',
  'subscribers:read': 'subscribers:read',
  'subscribers:export': 'subscribers:export',
  'keys:rotate': 'keys:rotate',
} as const;
