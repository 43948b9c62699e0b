/** Failures of calls through the balancer that a user would have seen. */
export interface Journal {
  calls: number;
  problems: string[];
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  /** Sent as JSON; a form is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  bytes: Buffer;
  json<T>(): T;
}

/** Makes calls like a browser: one answer each, without retries. */
export type Ask = (path: string, call?: Call) => Promise<Answered>;

/** Every answer from 500 on, and a missing one, is a failure. */
export function createAsk(url: string, journal: Journal): Ask {
  return async (path, { method = 'GET', token, body, headers = {} } = {}) => {
    journal.calls += 1;
    const isForm = body instanceof FormData;
    const sent: RequestInit = {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    };
    try {
      const response = await fetch(url + path, sent);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status >= 500) journal.problems.push(`${method} ${path}: ${response.status} ${bytes}`);
      return { status: response.status, headers: response.headers, bytes, json: () => JSON.parse(bytes.toString()) };
    } catch (error) {
      journal.problems.push(`${method} ${path}: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
      throw error;
    }
  };
}
