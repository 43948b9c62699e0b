import type { RequestListener } from 'node:http';
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Env } from '../env.ts';
import { setTraceFields } from '../lib/log.ts';
import { setTracing, type Tracing } from '../lib/tracing.ts';
import { VERSION } from '../lib/version.ts';
import { toRequestName } from '../metrics/observe-requests.ts';

export interface RunningTracing {
  /** Creates a span for each request, as a child of the caller's `traceparent`. */
  traced(listener: RequestListener): RequestListener;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

const tracer = () => trace.getTracer('studio', VERSION);

/** The kind of an error; its message may contain values. */
function recordFailure(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const tracing: Tracing = {
  span: (name, { attributes: facts = {}, parent }, work) => {
    const parentContext = parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();
    // A statement outside any request, such as the queue's polling for jobs, starts no trace of its own.
    if (!parent && !trace.getSpan(parentContext)) return work();
    return tracer().startActiveSpan(name, { attributes: facts, kind: SpanKind.CLIENT }, parentContext, async (span) => {
      try {
        return await work();
      } catch (error) {
        recordFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  },
  traceparent: () => {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier.traceparent;
  },
};

/** Attributes of the semantic conventions for HTTP servers; the query is left out, because it may contain a token. */
const traceRequests =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const name = toRequestName(request);
    const parentContext = propagation.extract(context.active(), request.headers);
    const attributes = {
      'http.request.method': request.method ?? '',
      'url.path': request.url?.split('?', 1)[0] ?? '',
      'url.scheme': 'http',
    };
    const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parentContext);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parentContext, span), () => listener(request, response));
  };

/** Sends traces to an OpenTelemetry collector (OTLP over HTTP); an unavailable collector only loses traces. */
export function startTracing({ endpoint, service }: NonNullable<Env['traces']>): RunningTracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': VERSION }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  });
  provider.register();
  setTracing(tracing);
  setTraceFields(() => {
    const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
    return traceId ? { traceId, spanId } : {};
  });
  return { traced: traceRequests, stop: () => provider.shutdown() };
}
