import { describe, expect, it } from 'vitest';
import type { AdminLead } from '@/api/generated/model.ts';
import { isOverdue, openValue, stageLabel, toChange } from './lead-stages.ts';

const lead: AdminLead = {
  id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
  title: 'Web Development',
  name: 'Rafi Karim',
  email: 'rafi@example.com',
  stage: 'in_conversation',
  value: 1500,
  next_step: 'Call',
  next_step_on: '2026-12-01',
  owner: { id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a58', name: 'Tania' },
  version: 3,
  created_at: '2026-11-29T08:00:00.000Z',
  updated_at: '2026-11-29T08:00:00.000Z',
};

describe('leads', () => {
  it('sum what is open, and take an unknown value for nothing', () => {
    const leads = [lead, { ...lead, value: null }, { ...lead, stage: 'won' as const }, { ...lead, value: 500 }];
    expect(openValue(leads)).toBe(2000);
  });
  it('are overdue after the day of their next step, unless they are closed', () => {
    expect(isOverdue(lead, '2026-12-01')).toBe(false);
    expect(isOverdue(lead, '2026-12-02')).toBe(true);
    expect(isOverdue({ ...lead, stage: 'lost' }, '2026-12-02')).toBe(false);
    expect(isOverdue({ ...lead, next_step_on: null }, '2026-12-02')).toBe(false);
  });
  it('keep everything else when they are moved', () => {
    expect(toChange(lead, 'quoted')).toEqual({
      stage: 'quoted',
      value: 1500,
      next_step: 'Call',
      next_step_on: '2026-12-01',
      owner_id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a58',
      version: 3,
    });
  });
  it('show an unknown stage as it is', () => {
    expect([stageLabel('in_conversation'), stageLabel('paused')]).toEqual(['In conversation', 'paused']);
  });
});
