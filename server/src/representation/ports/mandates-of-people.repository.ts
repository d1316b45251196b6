import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import { type RawBuilder, sql } from 'kysely';
import type { MandatesOfPeople } from '../../people/mandates-of-people.ts';
import type { RecordUse } from '../../people/record-uses.ts';
import { sqlMandate } from '../sql-names.ts';

/** The mandates of people, as the people module reads them. */
export const peoplesMandates: MandatesOfPeople = {
  async findInForce(db, player, today) {
    const found = await sql<{
      agent_id: number;
      ends_on: string;
      exclusive: boolean;
      way: MandateWay | null;
    }>`
      select agent_id, ends_on, exclusive, confirmed_way as way from mandates
      where (account_id = ${player.account_id} or player_id = ${player.id}) and status = ${sqlMandate.confirmed} and ${today}::date between starts_on and ends_on
      order by exclusive desc, confirmed_at desc, id desc limit 1`.execute(db);
    const mandate = found.rows[0];
    return mandate
      ? {
          agentId: mandate.agent_id,
          endsOn: mandate.ends_on,
          exclusive: mandate.exclusive,
          way: mandate.way,
        }
      : null;
  },
  isMandated: (agentId, teamId, today) => sql`
    exists (select from mandates d where d.agent_id = ${agentId} and d.status = ${sqlMandate.confirmed}
      and ${teamId ? sql`d.team_id = ${teamId}` : sql`d.team_id is not null`}
      and ${today}::date between d.starts_on and d.ends_on)`,
};

/** The clubs with a mandate for the agent `g` on a day, as `identity/actor-records.ts` names it. */
export const teamsMandating = (today: string): RawBuilder<unknown> => sql`
  array(select d.team_id from mandates d where d.agent_id = g.id and d.team_id is not null
    and d.status = ${sqlMandate.confirmed} and ${today}::date between d.starts_on and d.ends_on)`;

/** A mandate keeps the record of its player: of one with a login for good, of one without while it is proposed or confirmed. */
export const mandatesOfRecord: RecordUse = {
  isShowing: (playerId) => sql`exists (select from mandates m where m.player_id = ${playerId}
    and (m.account_id is not null or m.status in (${sqlMandate.proposed}, ${sqlMandate.confirmed})))`,
};
