// biome-ignore-all lint/performance/noBarrelFile: the entry of a package; bundlers drop what is not imported.
export {
  type CallOptions,
  type ClientOptions,
  ConformanceClient,
  type OperationTypes,
  type Reply,
  type Target,
} from './client.ts';
export { findDifference, type NamedStep, type ObservedReply, type Play, type Player } from './compare.ts';
export { type Contract, type ContractOptions, createContract, type JsonParts } from './contract.ts';
export type { OpenApiDocument, OperationObject } from './document.ts';
export { type Limits, type LimitsTable, limitDifferences, readLimits } from './limits.ts';
export { createNormaliser, type NormaliserOptions } from './normalise.ts';
export { ABSENT, type Probe, packProbes, probesOf, valueAt, withField } from './probes.ts';
export { createRandom, makeSequence, type Random, type StepMaker } from './random.ts';
export { describeConformance, type Recorder, type Runner, runScenario, type Scenario, type Suite } from './suite.ts';
