import { isbot } from 'isbot';
import { toHit } from '../../../../contract/rules/visit-hits.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { tooMany } from '../../http/protection/limits.ts';
import { createNetworkCeiling } from '../../http/protection/network-ceiling.ts';
import { createVisitCounter } from './visits.service.ts';

/** Far above what the people behind one address open. In memory: counting in the database would cost more than a visit. */
const PER_MINUTE = 300;

/** Counts visits; browsers that refuse and programs get the same answer. */
export function createVisitsHandlers(deps: Deps): FeatureHandlers<'recordVisit'> {
  const counter = createVisitCounter(deps);
  const ceiling = createNetworkCeiling(PER_MINUTE, deps.env.rateLimitFactor);
  const ownHost = new URL(deps.env.publicUrl).hostname;
  return {
    recordVisit: async ({ body, headers, call }) => {
      const wait = ceiling.count(call.ip);
      if (wait !== null) throw tooMany(wait);
      const isRefused = headers.dnt === '1' || headers['sec-gpc'] === '1';
      const isProgram = call.userAgent === '' || isbot(call.userAgent);
      const hit = isRefused || isProgram ? null : toHit(body, { country: call.country, ownHost });
      if (hit) await counter.add(hit, call);
      return { status: 204 };
    },
  };
}
