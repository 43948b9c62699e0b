import { shortPassword } from '../../../shared/field-sentences.ts';
import { invalid } from '../../lib/errors.ts';

/**
 * The length rule that the settings may make stricter than the contract. Counted in characters, not in UTF-16 units.
 * @throws AppError 400
 */
export function checkNewPassword(field: string, password: string, minLength: number): void {
  if ([...password].length < minLength) {
    throw invalid(field, shortPassword(minLength));
  }
}
