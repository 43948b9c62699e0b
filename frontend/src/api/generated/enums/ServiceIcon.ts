/**
 * Outline icon of a service
 */
export type ServiceIcon = typeof ServiceIcon[keyof typeof ServiceIcon];


export const ServiceIcon = {
  globe: 'globe',
  smartphone: 'smartphone',
  'pen-tool': 'pen-tool',
  database: 'database',
  cloud: 'cloud',
  'life-buoy': 'life-buoy',
  wrench: 'wrench',
} as const;
