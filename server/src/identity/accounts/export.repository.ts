import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { sqlProfile } from '../sql-names.ts';

/** The person: the account and their own records. */
export interface ExportSubject {
  accountId: number;
  agentId: number | null;
  coachingStaffId: number | null;
  teamId: number | null;
}

/** Player records about the person: their own, and linked ones that others keep. */
const theirPlayers = (accountId: number) => sql`select id from players where account_id = ${accountId}`;

/**
 * The data about a person, part by part: what they wrote, what others recorded about them, what they took
 * part in. Excludes other people's data and secrets of the service (hashes, keys).
 */
function parts({
  accountId,
  agentId,
  coachingStaffId,
  teamId,
}: ExportSubject): Record<string, RawBuilder<unknown>> {
  return {
    account: sql`select to_jsonb(a) - 'password_hash' - 'partner_id' as row from accounts a where id = ${accountId}`,
    mailSwitchedOff: sql`select to_jsonb(m.kind) as row from mail_switches m where account_id = ${accountId}`,
    bellSwitchedOff: sql`select to_jsonb(b.kind) as row from bell_switches b where account_id = ${accountId}`,
    digest: sql`select to_jsonb(d) - 'account_id' as row from digests d where account_id = ${accountId}`,
    notifications: sql`
      select to_jsonb(n) - 'account_id' - 'group_key' as row from notifications n where account_id = ${accountId} order by id`,
    quiz: sql`select to_jsonb(q) as row from quizzes q where account_id = ${accountId}`,
    sessions: sql`
      select jsonb_build_object('createdAt', created_at, 'lastUsedAt', last_used_at, 'endedAt', ended_at,
                                'userAgent', user_agent) as row
      from sessions where account_id = ${accountId} order by created_at`,
    ownRecords: sql`select to_jsonb(p) as row from players p where account_id = ${accountId} and profile = ${sqlProfile.player}`,
    recordsKeptByOthers: sql`
      select to_jsonb(p) - 'comments' - 'commission_fee_min_cents' - 'commission_fee_max_cents' as row
      from players p where account_id = ${accountId} and profile <> ${sqlProfile.player}`,
    career: sql`
      select to_jsonb(e) as row from player_experiences e where player_id in (${theirPlayers(accountId)})`,
    evaluationsReceived: sql`
      select jsonb_build_object('evaluatorRole', evaluator_role, 'marks', marks, 'at', evaluated_at) as row
      from player_evaluations where player_id in (${theirPlayers(accountId)})`,
    evaluationsGiven: sql`
      select jsonb_build_object('playerId', player_id, 'marks', marks, 'at', evaluated_at) as row
      from player_evaluations where account_id = ${accountId}`,
    agent: sql`select to_jsonb(g) as row from agents g where account_id = ${accountId}`,
    licence: sql`
      select to_jsonb(l) - 'decided_by' as row from agent_licences l where l.agent_id = ${agentId}::bigint`,
    coachingStaff: sql`select to_jsonb(c) as row from coaching_staff c where account_id = ${accountId}`,
    club: sql`
      select jsonb_build_object('teamId', t.id, 'name', t.name, 'isOwner', m.is_owner, 'joinedAt', m.joined_at) as row
      from team_members m join teams t on t.id = m.team_id where m.account_id = ${accountId}`,
    watchList: sql`
      select jsonb_build_object('playerId', w.player_id, 'stage', w.stage, 'addedAt', w.added_at) as row
      from watched_players w where w.agent_id = ${agentId}::bigint and w.removed_at is null`,
    watchNotes: sql`
      select jsonb_build_object('playerId', w.player_id, 'text', x.text, 'at', x.created_at) as row
      from watch_notes x join watched_players w on w.id = x.watched_id
      where x.author_id = ${accountId} and x.deleted_at is null`,
    answersToRequests: sql`
      select jsonb_build_object('requestId', x.request_id, 'fits', w.fits, 'reason', w.reason_code, 'sentence', w.sentence,
        'at', w.answered_at) as row
      from request_answers w join request_recipients x on x.id = w.recipient_id
      where x.agent_id = ${agentId}::bigint or x.coaching_staff_id = ${coachingStaffId}::bigint`,
    savedSearches: sql`select jsonb_build_object('name', name, 'query', query) as row from saved_searches where account_id = ${accountId}`,
    disputes: sql`
      select jsonb_build_object('reason', reason, 'status', status, 'at', disputed_at) as row
      from listing_disputes where account_id = ${accountId}`,
    mandates: sql`
      select to_jsonb(m) - 'territory' as row from mandates m
      where account_id = ${accountId} or agent_id = ${agentId}::bigint`,
    representations: sql`
      select jsonb_build_object('status', r.status, 'activationCents', r.activation_cents, 'finalPrices', r.final_prices,
        'termsVersion', r.terms_version, 'termsAcceptedAt', r.terms_accepted_at,
        'immediateStartRequestedAt', r.immediate_start_requested_at, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
        'withdrawnAt', r.withdrawn_at, 'endedAt', r.ended_at, 'endReason', r.end_reason,
        'balance', (select jsonb_build_object('level', b.level, 'priceCents', b.price_cents, 'amountCents', b.amount_cents,
          'dueOn', b.due_on, 'status', b.status) from representation_balances b where b.representation_id = r.id)) as row
      from representations r where account_id = ${accountId}`,
    payments: sql`
      select jsonb_build_object('purpose', y.purpose, 'status', y.status, 'amountCents', y.amount_cents,
        'refundedCents', y.refunded_cents, 'provider', y.provider, 'createdAt', y.created_at, 'paidAt', y.paid_at) as row
      from payments y where account_id = ${accountId}`,
    shortlists: sql`
      select jsonb_build_object('name', s.name, 'createdAt', s.created_at) as row
      from scout_shortlists s where coaching_staff_id = ${coachingStaffId}::bigint`,
    negotiations: sql`
      select jsonb_build_object('id', n.id, 'status', n.status, 'createdAt', n.created_at, 'changedAt', n.changed_at) as row
      from negotiations n join proposals o on o.id = n.proposal_id
      where n.player_id in (${theirPlayers(accountId)}) or o.proposer_account_id = ${accountId}
         or n.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})
         or n.team_id = ${teamId}::bigint`,
    offers: sql`
      select jsonb_build_object(
        'id', o.id, 'status', o.status, 'reason', o.reason, 'createdAt', o.created_at, 'changedAt', o.changed_at,
        'residence', o.player_residence, 'lastTeam', o.player_last_team, 'lastTeamCountry', o.player_last_team_country,
        'revisions', (select jsonb_agg(to_jsonb(v) - array['actor_id', 'commission_cents', 'commission_percent',
                        'commission_payer', 'commission_seasons', 'commission_instalments'] order by v.number)
                      from offer_revisions v where v.offer_id = o.id)) as row
      from offers o
      where o.player_id in (${theirPlayers(accountId)}) or o.team_id = ${teamId}::bigint
         or o.player_id in (select id from players where agent_id = ${agentId}::bigint)
         or o.coaching_staff_id = ${coachingStaffId}::bigint`,
    transfers: sql`
      select jsonb_build_object(
        'id', x.id, 'negotiationId', x.negotiation_id, 'state', x.state, 'revision', x.revision,
        'createdAt', x.created_at, 'changedAt', x.changed_at,
        'revisions', (select jsonb_agg(to_jsonb(v) - 'actor_id' order by v.number)
                      from transfer_revisions v where v.transfer_id = x.id)) as row
      from transfers x where ${teamId}::bigint in (x.engaging_team_id, x.releasing_team_id)`,
    trials: sql`
      select to_jsonb(x) - 'changed_by' as row
      from trials x join negotiations n on n.id = x.negotiation_id
      where n.player_id in (${theirPlayers(accountId)}) or n.team_id = ${teamId}::bigint`,
    trialParents: sql`
      select to_jsonb(x) - 'said_by' as row
      from trial_parents x join negotiations n on n.id = x.negotiation_id where n.player_id in (${theirPlayers(accountId)})`,
    consentRequests: sql`
      select jsonb_build_object('proposalId', q.proposal_id, 'asked', q.asked, 'email', q.email, 'askedAt', q.asked_at,
        'expiresAt', q.expires_at, 'answer', q.answer, 'closedAt', q.closed_at) as row
      from consent_requests q join proposals r on r.id = q.proposal_id where r.player_id in (${theirPlayers(accountId)})`,
    applications: sql`
      select jsonb_build_object('requestId', request_id, 'playerId', player_id, 'source', source, 'status', status,
        'temporary', temporary, 'reason', reason, 'reasonText', reason_text, 'termsVersion', terms_version,
        'appliedAt', created_at, 'changedAt', changed_at) as row
      from candidates
      where person_id = ${accountId} or applicant_id = ${accountId} or player_id in (${theirPlayers(accountId)})`,
    candidateNotes: sql`
      select jsonb_build_object('candidateId', candidate_id, 'text', text, 'at', created_at) as row
      from candidate_notes where author_id = ${accountId}`,
    playerInvoices: sql`
      select to_jsonb(i) - 'issuer' - 'transmission' || jsonb_build_object('creditNotes', (
        select jsonb_agg(to_jsonb(c) - 'transmission' order by c.id) from player_credit_notes c where c.invoice_id = i.id)) as row
      from player_invoices i where account_id = ${accountId} order by id`,
    billingDetails: sql`select to_jsonb(b) - 'changed_by' as row from billing_details b where account_id = ${accountId}`,
    invoices: sql`
      select jsonb_build_object('number', i.number || '/' || i.year, 'title', i.title, 'createdOn', i.issued_on) as row
      from team_invoices i join negotiations n on n.id = i.negotiation_id
      where n.player_id in (${theirPlayers(accountId)}) or i.team_id = ${teamId}::bigint`,
    commissions: sql`
      select jsonb_build_object('title', c.title, 'amountCents', c.amount_cents, 'signedOn', c.signed_on, 'instalments', (
          select jsonb_agg(jsonb_build_object('dueOn', i.due_on, 'amountCents', i.amount_cents, 'receivedOn', i.received_on)
                           order by i.due_on, i.id)
          from commission_instalments i where i.commission_id = c.id)) as row
      from commissions c
      where c.agent_id in (select id from agents where account_id = ${accountId}) or c.team_id = ${teamId}::bigint`,
    dealAudit: sql`
      select jsonb_build_object('deal', d.deal_kind, 'id', d.deal_id, 'type', d.type, 'at', d.at) as row
      from deal_audit d where d.actor_id = ${accountId} order by d.id`,
    requests: sql`select to_jsonb(r) as row from requests r where created_by = ${accountId}`,
    publicLinks: sql`
      select jsonb_build_object('kind', kind, 'groups', groups, 'createdAt', created_at, 'expiresOn', expires_on,
                                'revokedAt', revoked_at, 'views', views) as row
      from public_links
      where shared_by = ${accountId} or player_id in (${theirPlayers(accountId)}) order by id`,
    requestDrafts: sql`
      select jsonb_build_object('content', content, 'createdAt', created_at, 'updatedAt', updated_at) as row
      from request_drafts where created_by = ${accountId}`,
    messages: sql`
      select jsonb_build_object('conversationId', conversation_id, 'content', content, 'attachments', attachments, 'at', inserted_at) as row
      from messages
      where from_id = ${accountId}
        and conversation_id in (select conversation_id from conversation_members where account_id = ${accountId})
      order by id`,
    conversations: sql`
      select jsonb_build_object('conversationId', conversation_id, 'role', role, 'muted', muted, 'joinedAt', joined_at,
                                'leftAt', left_at, 'readAt', read_at) as row
      from conversation_members where account_id = ${accountId} order by conversation_id`,
    mediationsCalled: sql`
      select jsonb_build_object('conversationId', conversation_id, 'reason', reason, 'at', called_at) as row
      from mediations where called_by = ${accountId} order by id`,
    lastSeen: sql`select jsonb_build_object('at', at) as row from chat_last_seen where account_id = ${accountId}`,
    moneyTickets: sql`
      select jsonb_build_object('messageId', message_id, 'passage', passage, 'status', status, 'at', created_at) as row
      from money_tickets where author_id = ${accountId} order by id`,
    messagesBeforeChanges: sql`
      select jsonb_build_object('conversationId', conversation_id, 'messageId', message_id, 'content', content, 'act', act,
                                'at', said_at, 'until', ended_at) as row
      from message_revisions where by_id = ${accountId} order by message_id, number`,
  };
}

const rowsAtOnce = 500;

/**
 * Passes the data on part by part in batches: no part is in memory as a whole, and all come from one database
 * snapshot. An empty part is passed on once, empty.
 */
export async function readEverythingAbout(
  db: Database,
  subject: ExportSubject,
  take: (part: string, rows: readonly unknown[]) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const [name, query] of Object.entries(parts(subject))) {
        await sql`declare part_of_copy no scroll cursor for ${query}`.execute(tx);
        let read: unknown[];
        do {
          const { rows } = await sql<{
            row: unknown;
          }>`fetch ${sql.lit(rowsAtOnce)} from part_of_copy`.execute(tx);
          read = rows.map(({ row }) => row);
          await take(name, read);
        } while (read.length === rowsAtOnce);
        await sql`close part_of_copy`.execute(tx);
      }
    });
}
