import { notFound } from '@tanstack/react-router';
import { hasStatus } from '@/api/api-error.ts';

/** Product ids. Any other value in the URL matches no item, so no call is made. */
const ID = /^[1-9]\d{0,8}$/;

/** Awaits the data of a page; a 404 of the API becomes the route's not-found screen. */
export async function orNotFound<Data>(load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    throw hasStatus(error, 404) ? notFound() : error;
  }
}

/** Addresses of pages, as defined in the contract. */
export const PAGE_ADDRESS = /^(?!.{81})[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Awaits the item in the URL; an invalid id and a 404 of the API both become the route's not-found screen. */
export async function loadItem<Data>(id: string, load: () => Promise<Data>, readable = ID): Promise<Data> {
  if (!readable.test(id)) throw notFound();
  return orNotFound(load);
}
