import { notFound } from '@tanstack/react-router';
import { hasStatus } from '@/api/api-error.ts';

/** The ids of products. Anything else in the address is no item, and no reason for a call. */
const ID = /^[1-9]\d{0,8}$/;

/** Waits for what a page shows; a 404 of the API becomes the route's not-found screen. */
export async function orNotFound<Data>(load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    throw hasStatus(error, 404) ? notFound() : error;
  }
}

/** Addresses of articles and pages, as the contract has them. */
export const ADDRESS = /^(?!.{81})[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Waits for an item of the address; an unreadable id and a 404 of the API both become the route's not-found screen. */
export async function loadItem<Data>(id: string, load: () => Promise<Data>, readable = ID): Promise<Data> {
  if (!readable.test(id)) throw notFound();
  return orNotFound(load);
}
