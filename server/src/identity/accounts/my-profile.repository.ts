import type { MyProfile } from '@trattativa/contract/identity/accounts/session';
import { sql } from 'kysely';
import type { Columns, Database } from '../../platform/database/database.ts';
import { accountPicture } from './accounts.repository.ts';

export interface MyProfileRow
  extends Columns<'accounts', 'id' | 'name' | 'surname' | 'sounds_enabled' | 'agent_type'> {
  email: string;
  image_url: string | null;
  language: MyProfile['language'];
  profile: number;
  team_name: string | null;
}

export async function findMyProfile(db: Database, accountId: number): Promise<MyProfileRow | null> {
  const found = await sql<MyProfileRow>`
    select a.id, a.email::text, a.name, a.surname, ${accountPicture} as image_url, a.language, a.sounds_enabled,
           a.profile, a.agent_type, t.name as team_name
    from accounts a
    left join team_members m on m.account_id = a.id
    left join teams t on t.id = m.team_id
    where a.id = ${accountId} and a.profile is not null`.execute(db);
  return found.rows[0] ?? null;
}
