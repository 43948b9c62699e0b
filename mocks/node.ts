import { getResponse } from 'msw';
import { createMockApi, type MockApi } from './api.ts';

/** A mock server as a plain function: answers like `fetch`, without a network or an interceptor. */
export const createMockFetch = (api: MockApi = createMockApi()) => {
  const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const response = await getResponse(api.handlers, request);
    if (!response) throw new Error(`No mock answers ${request.method} ${request.url}`);
    return response;
  };
  return { api, fetch: answer };
};
