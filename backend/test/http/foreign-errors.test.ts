import express from 'express';
import Stripe from 'stripe';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../../src/http/error-response.ts';
import { recordingLogger } from '../support/doubles.ts';

const answerTo = async (thrown: unknown): Promise<number> => {
  const app = express();
  app.get('/', () => {
    throw thrown;
  });
  app.use(errorHandler(recordingLogger()));
  return (await request(app).get('/')).status;
};
const from = (more: object) => Object.assign(new Error('no'), more);

describe('an error with a status', () => {
  it.each([
    [
      'Stripe',
      new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'no', statusCode: 404 }),
    ],
    ['a client with `status`', from({ status: 403 })],
    ['a client with `statusCode`', from({ statusCode: 413 })],
    ['storage', from({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } })],
  ])('500: a status of %s does not become the status of our response', async (_whose, error) => {
    expect(await answerTo(error)).toBe(500);
  });

  it('400 and 413: a status of the request parser does', async () => {
    expect(await answerTo(from({ status: 413, statusCode: 413, expose: true, type: 'entity.too.large' }))).toBe(413);
    expect(await answerTo(Object.assign(new URIError('Failed to decode param'), { status: 400 }))).toBe(400);
  });
});
