import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const OWNER = { name: 'Nadia Rahman', email: 'nadia@example.com' };
const strength = (password: string) => passwordStrength(password, 6, OWNER);

describe('the strength of a new password', () => {
  it('is short below the contract’s minimum, counted in characters', () => {
    expect(strength('Ab1!x')).toBe('short');
    expect(strength('🙂🙂🙂🙂🙂')).toBe('short');
  });

  it('is weak for exactly what the server rejects: stolen passwords, keyboard sequences, repetitions, the user’s own name', () => {
    for (const password of ['password1', 'qwertyuiop', 'abcabcabc', 'nadia2026', 'Rahman!']) {
      expect(strength(password), password).toBe('weak');
    }
    expect(passwordStrength('nadia2026', 6)).toBe('fair');
  });

  it('is fair while short for its characters, and strong from a few words on', () => {
    expect(strength('garden7')).toBe('fair');
    expect(strength('aaaaaaaaaaab')).toBe('fair');
    expect(strength('river-stone-42')).toBe('strong');
    expect(strength('quiet lamps under water')).toBe('strong');
    expect(strength('নদীরধারেঘুঘুডাকে')).toBe('strong');
  });
});
