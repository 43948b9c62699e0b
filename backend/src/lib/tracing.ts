/** Values beside a span; never a value of a statement or anything that names a person. */
export type SpanFacts = Record<string, string | number>;

export interface SpanOptions {
  facts?: SpanFacts;
  /** The W3C traceparent of what began this, when that was another request or process. */
  parent?: string | undefined;
}

/** Times pieces of work as spans of a trace. */
export interface Tracing {
  span<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result>;
  /** The present span as W3C traceparent; undefined outside any. */
  traceparent(): string | undefined;
}

let present: Tracing | undefined;

/** Every span goes there from now on; without an argument nowhere, which costs nothing. */
export function setTracing(tracing?: Tracing): void {
  present = tracing;
}

/** Runs `work` as a span of the present trace. */
export const traced = <Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> =>
  present ? present.span(name, options, work) : work();

/** What a job remembers of the request that has added it. */
export const traceparent = (): string | undefined => present?.traceparent();
