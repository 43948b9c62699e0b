import { ServiceIcon } from '@/api/generated/model.ts';

/** The icons a service can have. */
export const serviceIcons = Object.values(ServiceIcon);

export const serviceIconNames: Record<ServiceIcon, string> = {
  globe: 'Globe',
  smartphone: 'Phone',
  'pen-tool': 'Pen',
  database: 'Database',
  cloud: 'Cloud',
  'life-buoy': 'Life buoy',
  wrench: 'Wrench',
};
