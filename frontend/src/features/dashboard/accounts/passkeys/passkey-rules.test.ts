import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { checkPasskeyName, nameField, refusedName } from './passkey-rules.ts';

describe('the name of a passkey', () => {
  const field = nameField('7');

  it('is required', () => {
    expect(checkPasskeyName(field)({ [field]: ' ' })).toEqual({ [field]: 'Please enter a name' });
    expect(checkPasskeyName(field)({ [field]: 'Laptop' })).toEqual({});
  });

  it('is marked when the server rejects it', () => {
    const details = [{ field: 'name', message: 'Please enter the name in one line' }];
    const body = { message: 'No', code: 'invalid_request', requestId: 'r', details } as const;
    expect(refusedName(field)(new ApiError(400, body))).toEqual({ [field]: 'Please enter the name in one line' });
    expect(refusedName(field)(new ApiError(404))).toEqual({});
  });
});
