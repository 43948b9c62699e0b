import { isbot } from 'isbot';
import { toHit } from '../../../../contract/rules/visit-hits.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createVisitCounter } from './visits.service.ts';

/** Counts visits; browsers that refuse and programs get the same answer. `throttleVisits` limits them. */
export function createVisitsHandlers(deps: Deps): FeatureHandlers<'recordVisit'> {
  const counter = createVisitCounter(deps);
  const ownHost = new URL(deps.env.publicUrl).hostname;
  return {
    recordVisit: async ({ body, headers, call }) => {
      const isRefused = headers.dnt === '1' || headers['sec-gpc'] === '1';
      const isProgram = call.userAgent === '' || isbot(call.userAgent);
      const hit = isRefused || isProgram ? null : toHit(body, { country: call.country, ownHost });
      if (hit) await counter.add(hit, call);
      return { status: 204 };
    },
  };
}
