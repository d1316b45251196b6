import type { DealPictures } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';

/** People whom the deals of conversations are about, and their clubs: for a transfer both, the engaging one first. */
export async function listDealPictures(
  db: Queryable,
  conversationIds: readonly number[],
): Promise<Map<number, DealPictures>> {
  const found = await sql<{ conversation_id: number } & DealPictures>`${preparedStatement}
    select c.id as conversation_id,
      case when p.id is not null
        then json_build_object('kind', 'player', 'name', trim(p.name || ' ' || p.surname), 'image_url', p.image_url)
        else json_build_object('kind', 'coach', 'name',
          trim(coalesce(a.name, s.name, '') || ' ' || coalesce(a.surname, s.surname, '')),
          'image_url', coalesce(a.image_url, s.image_url)) end as person,
      coalesce((select json_agg(json_build_object('name', t.name, 'image_url', t.picture_url) order by club.place)
        from (values (1, coalesce(n.team_id, o.team_id, tr.engaging_team_id)), (2, tr.releasing_team_id)) club (place, id)
        join teams t on t.id = club.id), '[]'::json) as clubs
    from conversations c
    left join transfers tr on tr.id = c.transfer_id
    left join negotiations n on n.id = coalesce(c.negotiation_id, tr.negotiation_id)
    left join offers o on o.id = c.offer_id
    left join players p on p.id = coalesce(n.player_id, o.player_id)
    left join coaching_staff s on s.id = coalesce(n.coaching_staff_id, o.coaching_staff_id)
    left join accounts a on a.id = s.account_id
    where c.id = any(${conversationIds}::bigint[])`.execute(db);
  return new Map(found.rows.map(({ conversation_id: id, ...deal }) => [id, deal]));
}
