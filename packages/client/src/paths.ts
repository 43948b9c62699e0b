import type { Client, ClientPathsWithMethod, FetchResponse } from 'openapi-fetch';
import type { paths } from './generated/contract.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the contract that have the method. */
export type PathWith<Verb extends Method> = ClientPathsWithMethod<Client<paths>, Verb>;

/** What a successful call returns. */
export type Body<Verb extends Method, Path extends PathWith<Verb>, Init = unknown> = NonNullable<
  FetchResponse<paths[Path][Verb] & {}, Init, `${string}/${string}`>['data']
>;
