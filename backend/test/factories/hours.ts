import { randomUUID } from 'node:crypto';
import { today } from '../support/today.ts';
import type { TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

/** Saves hours of a project, worked today. */
export const saveHours = (app: TestApp, admin: Headers, lead: string, values: object = {}, id: string = randomUUID()) =>
  app.http
    .put(`/api/admin/projects/${lead}/hours/${id}`)
    .set(admin)
    .send({
      kind: 'time',
      worked_on: today(app),
      text: 'Screens',
      minutes: 140,
      rate: 1250,
      amount: 0,
      billable: true,
      ...values,
    });

/** Starts a care plan of a project today. */
export const startCarePlan = (app: TestApp, admin: Headers, lead: string, values: object = {}) =>
  app.http
    .put(`/api/admin/projects/${lead}/care-plan`)
    .set(admin)
    .send({
      id: randomUUID(),
      fee: 15_000,
      minutes: 300,
      rate: 1250,
      carries_over: false,
      sends: false,
      starts_on: today(app),
      ...values,
    });
