import { sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { beginsWord, holdsWord } from '../../platform/database/holds-words.ts';

export interface SearchedAgent
  extends Columns<'agents', 'id' | 'society'>,
    Columns<'accounts', 'name' | 'surname' | 'image_url'> {}

const text = sql`fold_text(a.name || ' ' || a.surname || ' ' || g.society)`;

/** Active agents whose name and agency hold all words, those with a word that begins so first. */
export async function searchAgentsByWords(
  db: Queryable,
  words: readonly string[],
  limit: number,
): Promise<SearchedAgent[]> {
  const found = await sql<SearchedAgent>`
    select g.id, g.society, a.name, a.surname, a.image_url from agents g join accounts a on a.id = g.account_id
    where a.activated_at is not null and not a.is_staff
      and ${sql.join(
        words.map((word) => holdsWord(text, word)),
        sql` and `,
      )}
    order by (${sql.join(
      words.map((word) => beginsWord(text, word)),
      sql` and `,
    )}) desc, a.surname, a.name, g.id
    limit ${limit}`.execute(db);
  return found.rows;
}
