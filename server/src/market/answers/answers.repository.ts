import type { Recipient } from '@trattativa/contract/market/requests/request';
import type { NobodyFitsReason } from '@trattativa/domain/market/request-answers';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { latestNegotiation } from '../latest-negotiation.ts';
import { isRecipient } from '../requests/requests.repository.ts';

/** The row of the actor's side among the recipients of a request; null when it received none. */
export async function findOwnRecipient(
  db: Queryable,
  actor: Actor,
  requestId: number,
): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select x.id from request_recipients x where x.request_id = ${requestId} and ${isRecipient(actor)}`.execute(
    db,
  );
  return found.rows[0]?.id ?? null;
}

/** Answers that nobody fits, or changes such an answer. False when players were put forward before. */
export async function saveNobodyFits(
  tx: Transaction,
  recipientId: number,
  answer: { reasonCode: NobodyFitsReason | null; sentence: string; at: Date },
): Promise<boolean> {
  const saved = await sql`
    insert into request_answers as w (recipient_id, fits, reason_code, sentence, answered_at, changed_at)
    values (${recipientId}, false, ${answer.reasonCode}, ${answer.sentence}, ${answer.at}, ${answer.at})
    on conflict (recipient_id) do update
      set reason_code = excluded.reason_code, sentence = excluded.sentence, changed_at = excluded.changed_at
      where not w.fits
    returning recipient_id`.execute(tx);
  return saved.rows.length > 0;
}

/** Answers that somebody fits; an earlier sentence stays unless there is a new one. */
export async function saveFits(
  tx: Transaction,
  recipientId: number,
  { sentence, at }: { sentence: string; at: Date },
): Promise<void> {
  await sql`
    insert into request_answers as w (recipient_id, fits, sentence, answered_at, changed_at)
    values (${recipientId}, true, ${sentence}, ${at}, ${at})
    on conflict (recipient_id) do update
      set fits = true, reason_code = null, changed_at = excluded.changed_at,
        sentence = case when excluded.sentence <> '' or not w.fits then excluded.sentence else w.sentence end`.execute(
    tx,
  );
}

export async function insertPutForward(
  tx: Transaction,
  recipientId: number,
  playerIds: readonly number[],
): Promise<void> {
  await sql`
    insert into request_answer_players (recipient_id, player_id)
    select ${recipientId}::bigint, id from unnest(${[...playerIds]}::bigint[]) as id on conflict do nothing`.execute(
    tx,
  );
}

export interface AnswerRow extends Columns<'request_answers', 'fits' | 'sentence' | 'answered_at'> {
  reason_code: NobodyFitsReason | null;
  kind: Recipient['kind'];
  id: number;
  name: string;
  players: {
    id: number;
    name: string;
    contractual_status: ContractualStatus | null;
    negotiation_id: number | null;
  }[];
}

/**
 * With an adult's latest birth date as the makers read answers: of the players only adults on the market and those in a
 * deal with the club, and that deal. With null as the recipient itself does.
 */
const selectAnswers = (adultsBornBy: string | null): RawBuilder<unknown> => sql`
  select w.fits, w.reason_code, w.sentence, w.answered_at,
    case when x.team_id is not null then 'team' when x.agent_id is not null then 'agent' else 'coachingStaff' end as kind,
    coalesce(x.team_id, x.agent_id, x.coaching_staff_id, 0) as id,
    coalesce(t.name, trim(ga.name || ' ' || ga.surname), trim(ca.name || ' ' || ca.surname), '') as name,
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', trim(p.name || ' ' || p.surname),
        'contractual_status', p.contractual_status,
        'negotiation_id', case when ${adultsBornBy}::date is not null then d.id end) order by p.surname, p.name, p.id), '[]')
      from request_answer_players y join players p on p.id = y.player_id
      left join lateral (${latestNegotiation.get()(sql`p.id`, sql`r.team_id`)}) d on true
      where y.recipient_id = x.id and p.deleted_at is null
        and (${adultsBornBy}::date is null or d.id is not null or (p.on_market and p.born_date <= ${adultsBornBy}::date))
    ) as players
  from request_answers w join request_recipients x on x.id = w.recipient_id join requests r on r.id = x.request_id
  left join teams t on t.id = x.team_id
  left join agents g on g.id = x.agent_id left join accounts ga on ga.id = g.account_id
  left join coaching_staff c on c.id = x.coaching_staff_id left join accounts ca on ca.id = c.account_id`;

/** The answer of one recipient, with all players whom it put forward. */
export async function findAnswer(db: Queryable, recipientId: number): Promise<AnswerRow | null> {
  const found = await sql<AnswerRow>`${selectAnswers(null)} where x.id = ${recipientId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The answers to a request as its makers read them. */
export async function listAnswers(
  db: Queryable,
  requestId: number,
  adultsBornBy: string,
): Promise<AnswerRow[]> {
  const found = await sql<AnswerRow>`
    ${selectAnswers(adultsBornBy)} where x.request_id = ${requestId} order by w.changed_at desc, x.id`.execute(
    db,
  );
  return found.rows;
}

/** Empties the words that a person wrote as an agent or a coach; that they answered stays. */
export async function eraseAnswerWords(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update request_answers w set sentence = '' from request_recipients x
    left join agents g on g.id = x.agent_id left join coaching_staff c on c.id = x.coaching_staff_id
    where x.id = w.recipient_id and ${accountId} in (g.account_id, c.account_id) and w.sentence <> ''`.execute(
    tx,
  );
}
