/** Attributes of a span; never a statement's values or personal data. */
export type SpanAttributes = Record<string, string | number>;

export interface SpanOptions {
  attributes?: SpanAttributes;
  /** The W3C traceparent of the cause, if that was another request or process. */
  parent?: string | undefined;
}

/** Measures work as spans of a trace. */
export interface Tracing {
  span<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result>;
  /** The current span as W3C traceparent; undefined outside any. */
  traceparent(): string | undefined;
}

let active: Tracing | undefined;

/** Every span is sent there from now on; without an argument none is recorded, at no cost. */
export function setTracing(tracing?: Tracing): void {
  active = tracing;
}

/** Runs `work` as a span of the current trace. */
export const traced = <Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> =>
  active ? active.span(name, options, work) : work();

/** What a job stores of the request that added it. */
export const traceparent = (): string | undefined => active?.traceparent();
