import { expect, test } from 'vitest';
import { requestsOnly } from './codegen/transforms.ts';

const contract = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/notes': {
      post: {
        description: 'Adds a note',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteInput' } } } },
        responses: {
          201: {
            description: 'Added',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      NoteInput: {
        type: 'object',
        description: 'Note to add',
        properties: { description: { type: 'string', description: 'Plain text' } },
      },
      Note: { type: 'object', description: 'Stored note' },
    },
  },
} satisfies Parameters<typeof requestsOnly>[0];

test('validators cover requests only and bring no descriptions into the browser', () => {
  const { components, paths } = requestsOnly(contract);
  expect(components?.schemas).toEqual({
    NoteInput: { type: 'object', properties: { description: { type: 'string' } } },
  });
  expect(paths?.['/notes']?.post?.responses).toEqual({ 204: { description: 'Left out' } });
});
