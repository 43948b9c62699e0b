import { notFound } from '@tanstack/react-router';
import { hasStatus } from '@/api/api-error.ts';

/** The ids of products and articles. Anything else in the address is no item, and no reason for a call. */
const ID = /^[1-9]\d{0,8}$/;

/** Waits for an item of the address; an unreadable id and a 404 of the API both become the route's not-found screen. */
export async function loadItem(id: string, load: () => Promise<unknown>): Promise<void> {
  if (!ID.test(id)) throw notFound();
  try {
    await load();
  } catch (error) {
    throw hasStatus(error, 404) ? notFound() : error;
  }
}
