import type { SignableEnds } from '@trattativa/domain/people/rules/free-to-sign';
import { type RawBuilder, sql } from 'kysely';

/** The latest end of a contract with which a player `p` may sign elsewhere. */
export function lastSignableEnd({ usual, ofAssociations }: SignableEnds): RawBuilder<unknown> {
  if (ofAssociations.length === 0) return sql`${usual}::date`;
  const own = ofAssociations.map(
    ({ association, until }) => sql`when p.registered_association = ${association} then ${until}::date`,
  );
  return sql`case ${sql.join(own, sql` `)} else ${usual}::date end`;
}
