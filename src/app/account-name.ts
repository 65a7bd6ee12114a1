/**
 * The account that runs the program: whoever may read its files is the operator.
 */
import { userInfo } from 'node:os';

export function accountName(): string {
  try {
    return userInfo().username.slice(0, 64) || 'operator';
  } catch {
    // An account that has a number and no name, as in some containers.
    return 'operator';
  }
}
