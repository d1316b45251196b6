import type { Language } from '@trattativa/texts/languages';
import { addMinutes } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { insertCode } from './accounts.repository.ts';
import { hashPassword } from './password.ts';
import { insertStaff } from './staff.repository.ts';

const minutesToChoosePassword = 60;

/**
 * Creates a platform staff account and returns the one-time code with which the person chooses a password
 * within an hour. Null when the e-mail is taken. Only this and an administrator can create staff.
 */
export async function createStaff(
  db: Database,
  ids: Ids,
  person: {
    email: string;
    name: string;
    surname: string;
    administrator: boolean;
    chatOwner: boolean;
    language: Language;
  },
  at: Date,
): Promise<string | null> {
  const passwordHash = await hashPassword(ids.secret());
  return db.transaction().execute(async (tx) => {
    const accountId = await insertStaff(tx, { ...person, passwordHash, at });
    if (accountId === null) return null;
    const code = ids.secret();
    const expiresAt = addMinutes(at, minutesToChoosePassword);
    await insertCode(tx, { hash: ids.hash(code), accountId, purpose: 'reset', at, expiresAt });
    return code;
  });
}
