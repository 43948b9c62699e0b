// biome-ignore-all lint/performance/noBarrelFile: the entry of a package; bundlers drop what is not imported.
export { type DispatchOptions, toMswHandlers } from './dispatch.ts';
export { type Call, createMockApi, type MockApiOptions } from './mock-api.ts';
export type { AnyReply, OperationMap, OperationMeta } from './operations.ts';
export { readQuery } from './read-query.ts';
export { formatScenario, parseScenario } from './scenario-text.ts';
export { type Failure, type ScenarioSettings, Scenarios, type ScenariosOptions } from './scenarios.ts';
export { type Persistence, Store } from './store.ts';
