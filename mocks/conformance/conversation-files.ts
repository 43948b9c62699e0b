import type { Client } from './client.ts';

/** The signature at the start of a picture, which alone determines its type. */
export const SCREEN = Uint8Array.from('\x89PNG\r\n\x1a\nof a screen', (char) => char.charCodeAt(0));

const fileForm = (bytes: Uint8Array, name = 'screen.png', field = 'file') => {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return form;
};

type Upload = 'addConversationFile' | 'adminAddConversationFile';

/** Uploads a file for the next message. */
export const uploadFile = async (client: Client, operation: Upload, token: string): Promise<string> =>
  (await client.call(operation, { token, body: fileForm(SCREEN), expected: 201 })).body.id;

/** What both sides answer to files that cannot be attached. */
export const refusedUploads = async (client: Client, operation: Upload, token: string): Promise<number[]> => {
  const bodies = [
    fileForm(SCREEN, 'a.png', 'avatar'),
    fileForm(new Uint8Array(5 * 1024 * 1024 + 1).fill(97), 'a.txt'),
    fileForm(Uint8Array.from([77, 90, 144, 0]), 'a.png'),
  ];
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await client.call(operation, { token, body })).status);
  return statuses;
};
