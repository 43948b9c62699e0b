import { invalid } from '../../http/errors.ts';

/**
 * The length rule that the settings may make stricter than the contract. Counted in characters, not in UTF-16 units.
 * @throws AppError 400
 */
export function checkNewPassword(field: string, password: string, minLength: number): void {
  if ([...password].length < minLength) {
    throw invalid(field, `Password must be at least ${minLength} characters long`);
  }
}
