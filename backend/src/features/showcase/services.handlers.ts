import type { Service } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listServices, type ServiceRow } from './services.repository.ts';

function toService({ long_description, ...row }: ServiceRow): Service {
  return { ...row, longDescription: long_description };
}

/** The studio's public services. */
export function createServicesHandlers({ db }: Deps): FeatureHandlers<'listServices'> {
  return {
    listServices: async () => {
      const items = (await listServices(db)).map(toService);
      return { status: 200, body: { items, total: items.length, page: 1, limit: Math.max(items.length, 1) } };
    },
  };
}
