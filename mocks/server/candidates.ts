import { type OperationId, operations } from '../../contract/generated/operations.ts';

/** The first segment of a path is fixed in every operation; the others may be parameters. */
const shapeOf = (path: string) => {
  const parts = path.split('/').slice(1);
  return `${parts.length} ${parts[0]}`;
};

const byShape = Map.groupBy(Object.keys(operations) as OperationId[], (id) => shapeOf(operations[id].path));

/** Operations that a call to this path can match, in contract order. */
export const candidatesFor = (url: string): OperationId[] => {
  const { pathname } = new URL(url);
  const path = pathname.slice(pathname.indexOf('/api/') + '/api'.length).replace(/\/$/, '');
  return byShape.get(shapeOf(path)) ?? [];
};
