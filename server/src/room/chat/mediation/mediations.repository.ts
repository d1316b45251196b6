import { type ConversationType, conversationType } from '@trattativa/domain/room/conversation-types';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { username } from '../conversations/contacts.repository.ts';

export interface MediationRow
  extends Columns<
    'mediations',
    | 'id'
    | 'conversation_id'
    | 'called_by'
    | 'called_at'
    | 'reason'
    | 'mediator_id'
    | 'asked_by'
    | 'asked_at'
    | 'shown_at'
  > {
  agreed_by: number[];
  agreed_sides: string[];
  /** The side that the reader speaks for. */
  own_side: string;
}

/**
 * A member's side: in a negotiation the club's or the proposer's (with a linked player), about an offer the
 * club's or the recipient's, about a transfer the engaging or the releasing club's, elsewhere each person is a side.
 */
const sideOf = (accountId: unknown) => sql`case
  when c.type <> ${conversationType.negotiation} then 'person:' || ${accountId}
  when exists (select from team_members tm
               where tm.account_id = ${accountId} and tm.team_id = coalesce(
                 (select n.team_id from negotiations n where n.id = c.negotiation_id),
                 (select o.team_id from offers o where o.id = c.offer_id),
                 (select x.engaging_team_id from transfers x where x.id = c.transfer_id))) then 'club'
  when c.offer_id is not null then 'recipient'
  when c.transfer_id is not null then 'releasing'
  else 'proposer' end`;

/** The open mediations of these conversations, in relation to this reader. */
export async function listOpenMediations(
  db: Queryable,
  accountId: number,
  conversationIds: readonly number[],
): Promise<MediationRow[]> {
  const found = await sql<MediationRow>`${preparedStatement}
    select m.id, m.conversation_id, m.called_by, m.called_at, m.reason, m.mediator_id, m.asked_by, m.asked_at, m.shown_at,
           array(select account_id from mediation_consents k where k.mediation_id = m.id order by k.at) as agreed_by,
           array(select side from mediation_consents k where k.mediation_id = m.id order by k.at) as agreed_sides,
           ${sideOf(sql`${accountId}::bigint`)} as own_side
    from mediations m join conversations c on c.id = m.conversation_id
    where m.ended_at is null and m.conversation_id = any(${conversationIds}::bigint[])`.execute(db);
  return found.rows;
}

/** The open mediation of one conversation, locked until the transaction ends: acts on it run one at a time. */
export async function lockOpenMediation(
  tx: Transaction,
  accountId: number,
  conversationId: number,
): Promise<MediationRow | null> {
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  return (await listOpenMediations(tx, accountId, [conversationId]))[0] ?? null;
}

/** The sides that must answer yes: both of a deal, else everybody except the mediator. */
export async function listSides(tx: Transaction, conversationId: number): Promise<string[]> {
  const found = await sql<{ side: string }>`
    select unnest(array['club', case when c.offer_id is not null then 'recipient'
                                     when c.transfer_id is not null then 'releasing' else 'proposer' end]) as side
    from conversations c where c.id = ${conversationId} and c.type = ${conversationType.negotiation}
    union
    select 'person:' || cm.account_id from conversation_members cm join conversations c on c.id = cm.conversation_id
    where c.id = ${conversationId} and c.type <> ${conversationType.negotiation} and cm.left_at is null and cm.role <> 'mediator'`.execute(
    tx,
  );
  return found.rows.map((row) => row.side);
}

/** Calls a mediator; null when one is called already. */
export async function insertMediation(
  tx: Transaction,
  mediation: { conversationId: number; calledBy: number | null; reason: string; at: Date },
): Promise<number | null> {
  const { conversationId, calledBy, reason, at } = mediation;
  const inserted = await sql<{ id: number }>`
    insert into mediations (conversation_id, called_by, called_at, reason)
    values (${conversationId}, ${calledBy}, ${at}, ${reason})
    on conflict (conversation_id) where ended_at is null do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** Assigns a call to a mediator; null when it is already assigned or over. */
export async function claimMediation(
  tx: Transaction,
  id: number,
  mediatorId: number,
  at: Date,
): Promise<number | null> {
  const taken = await sql<{ conversation_id: number }>`
    update mediations set mediator_id = ${mediatorId}, joined_at = ${at}
    where id = ${id} and mediator_id is null and ended_at is null returning conversation_id`.execute(tx);
  return taken.rows[0]?.conversation_id ?? null;
}

export async function existsMediation(db: Queryable, id: number): Promise<boolean> {
  const found = await sql`select from mediations where id = ${id}`.execute(db);
  return found.rows.length > 0;
}

export async function endMediation(tx: Transaction, id: number, at: Date): Promise<void> {
  await sql`update mediations set ended_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
}

/** Asks whether earlier messages may be shown; answers to an earlier question are void. */
export async function askHistory(tx: Transaction, id: number, askedBy: number, at: Date): Promise<void> {
  await sql`delete from mediation_consents where mediation_id = ${id}`.execute(tx);
  await sql`update mediations set asked_by = ${askedBy}, asked_at = ${at} where id = ${id}`.execute(tx);
}

/** Closes the question after a no; it may be asked again. */
export async function closeQuestion(tx: Transaction, id: number): Promise<void> {
  await sql`delete from mediation_consents where mediation_id = ${id}`.execute(tx);
  await sql`update mediations set asked_by = null, asked_at = null where id = ${id}`.execute(tx);
}

export async function insertConsent(
  tx: Transaction,
  consent: { mediationId: number; side: string; accountId: number; at: Date },
): Promise<void> {
  await sql`
    insert into mediation_consents (mediation_id, side, account_id, at)
    values (${consent.mediationId}, ${consent.side}, ${consent.accountId}, ${consent.at})
    on conflict do nothing`.execute(tx);
}

/** Shows the mediator everything; earlier messages count as read. */
export async function showHistory(tx: Transaction, mediation: MediationRow, at: Date): Promise<void> {
  await sql`update mediations set shown_at = ${at} where id = ${mediation.id}`.execute(tx);
  await sql`
    update conversation_members cm
    set last_read_seq = greatest(cm.last_read_seq, cm.hidden_up_to_seq),
        last_read_message_id = greatest(cm.last_read_message_id, coalesce(
          (select m.id from messages m where m.conversation_id = cm.conversation_id and m.seq = cm.hidden_up_to_seq), 0)),
        hidden_up_to_seq = 0
    where cm.conversation_id = ${mediation.conversation_id} and cm.account_id = ${mediation.mediator_id}`.execute(
    tx,
  );
}

export interface CallRow extends Columns<'mediations', 'id' | 'conversation_id' | 'called_at' | 'reason'> {
  type: ConversationType;
  name: string;
  called_by_id: number | null;
  called_by: string;
  members: number;
}

/** Pending calls, oldest first; an unnamed conversation is labelled with its people. */
export async function listWaitingCalls(db: Queryable, limit: number): Promise<CallRow[]> {
  const found = await sql<CallRow>`
    select m.id, m.conversation_id, c.type, m.called_by as called_by_id, m.called_at, m.reason,
           coalesce((select ${username} from (select m.called_by as account_id) who), '') as called_by,
           coalesce(nullif(c.name, ''), (
             select string_agg(${username}, ', ' order by who.joined_at, who.account_id) from conversation_members who
             where who.conversation_id = c.id and who.left_at is null), '') as name,
           (select count(*) from conversation_members who where who.conversation_id = c.id and who.left_at is null) as members
    from mediations m join conversations c on c.id = m.conversation_id
    where m.ended_at is null and m.mediator_id is null order by m.called_at, m.id limit ${limit}`.execute(db);
  return found.rows;
}

export async function countWaitingCalls(db: Queryable): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*) as total from mediations where ended_at is null and mediator_id is null`.execute(db);
  return found.rows[0]?.total ?? 0;
}
