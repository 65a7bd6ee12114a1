/** The operating-system account that runs the program. Whoever can read its files is the operator. */
import { userInfo } from 'node:os';

export function accountName(): string {
  try {
    return userInfo().username.slice(0, 64) || 'operator';
  } catch {
    // In some containers the account has a number but no name.
    return 'operator';
  }
}
