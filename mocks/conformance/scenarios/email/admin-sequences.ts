import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const NOTHING = { subject: '', content: '' };
const TEXTS = { en: { subject: 'First', content: 'Hello,\n\n[Read it](/blog)' }, bn: NOTHING };

export const adminSequencesScenarios: Scenario[] = [
  {
    name: 'a sequence is off with suggested emails, is changed, turned on and off, and refuses what does not fit',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { kind: 'win_back' } as const;
      const listed = (await client.call('adminListSequences', { token })).body.items;
      expect(listed.map(({ kind }: { kind: string }) => kind)).toHaveLength(7);
      const { body } = await client.call('adminGetSequence', { token, params });
      expect(body).toMatchObject({ kind: 'win_back', enabled_since: null, end_days: 30, problem: null });
      expect(body.steps).toMatchObject([{ id: null, delay_days: 0, sent: 0 }]);

      const save = (version: number, steps: object[], end_days = 20) =>
        client.call('adminUpdateSequence', { token, params, body: { version, end_days, steps } as never });
      const step = { id: null, delay_days: 2, texts: TEXTS };
      for (const steps of [
        [step, step],
        [{ ...step, delay_days: 20 }],
        [{ ...step, texts: { en: NOTHING, bn: NOTHING } }],
        [{ ...step, texts: { ...TEXTS, bn: { subject: 'খবর', content: '' } } }],
        [{ ...step, id: crypto.randomUUID() }],
      ])
        expect((await save(body.version, steps)).status).toBe(400);
      const saved = (await save(body.version, [step, { ...step, delay_days: 9 }])).body;
      expect(saved).toMatchObject({
        version: body.version + 1,
        end_days: 20,
        steps: [{ texts: TEXTS }, { delay_days: 9 }],
      });
      expect((await save(body.version, [step])).status).toBe(409);
      const id = saved.steps[1]?.id ?? null;
      const moved = (await save(saved.version, [{ ...step, id, delay_days: 4 }])).body;
      expect(moved.steps).toMatchObject([{ id, delay_days: 4 }]);

      const set = (enabled: boolean, version: number) =>
        client.call('adminSetSequenceStatus', { token, params, body: { enabled, version } });
      expect((await set(true, 1)).status).toBe(409);
      const on = (await set(true, moved.version)).body;
      expect(on.enabled_since).toMatch(/^\d{4}-/);
      expect((await set(false, on.version)).body).toMatchObject({ enabled_since: null, figures: { active: 0 } });
      const tested = (body: typeof TEXTS) => client.call('adminTestSequence', { token, params, body });
      expect((await tested(TEXTS)).status).toBe(204);
      expect((await tested({ en: NOTHING, bn: NOTHING })).status).toBe(409);
      expect((await client.call('adminGetSequence', { token, params: { kind: 'none' as never } })).status).toBe(404);
    },
  },
];
