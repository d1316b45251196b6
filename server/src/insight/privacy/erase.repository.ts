import { sql } from 'kysely';
import { lockMarketRowOfAccount } from '../../people/players.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countOpenOffers, eraseFromOffers } from './erase-offers.repository.ts';

/**
 * Negotiations and offers that are open and that nobody but this person can answer: about the own record, proposed by the
 * person, or of a club that has no other member.
 */
export async function countOpenDeals(tx: Transaction, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count
    from negotiations n join proposals o on o.id = n.proposal_id
    where n.status in (0, 1, 2, 4) and (
      o.proposer_account_id = ${accountId}
      or n.player_id in (select id from players where account_id = ${accountId} and profile = 0)
      or n.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})
      or n.team_id in (
        select m.team_id from team_members m
        where m.account_id = ${accountId}
          and not exists (select from team_members x where x.team_id = m.team_id and x.account_id <> m.account_id)))`.execute(
    tx,
  );
  return (found.rows[0]?.count ?? 0) + (await countOpenOffers(tx, accountId));
}

/**
 * Takes the person out of the club. The member who has been there longest becomes its owner; a club without members is
 * not registered any more: its requests close, its players leave the market, its drafts and open invitations go, and its
 * contact goes if it was the person's own address.
 */
export async function leaveTeam(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const left = await sql<{ team_id: number; is_owner: boolean }>`
    delete from team_members where account_id = ${accountId} returning team_id, is_owner`.execute(tx);
  const member = left.rows[0];
  if (!member) return;
  const heir = await sql`
    update team_members set is_owner = true
    where account_id = (
      select account_id from team_members where team_id = ${member.team_id} order by is_owner desc, joined_at, account_id limit 1)
    returning account_id`.execute(tx);
  if (heir.rows.length > 0) return;
  await sql`
    update teams set profile = 5, version = version + 1, updated_at = ${at},
      contact_email = case when contact_email = (select email from accounts where id = ${accountId}) then null else contact_email end
    where id = ${member.team_id} and profile <> 5`.execute(tx);
  await sql`delete from request_drafts where team_id = ${member.team_id}`.execute(tx);
  await sql`
    update team_invitations set withdrawn_at = ${at}
    where team_id = ${member.team_id} and used_at is null and withdrawn_at is null`.execute(tx);
  await sql`
    update players set on_market = false, version = version + 1
    where team_id = ${member.team_id} and on_market and deleted_at is null`.execute(tx);
  await sql`
    update requests set status = 1, version = version + 1, updated_at = ${at}
    where team_id = ${member.team_id} and status = 0`.execute(tx);
}

const emptied = sql.raw(`
  name = '–', surname = '–', born_date = null, phone = '', address = '', city = '', region = null, nationality = null,
  country = null, image_url = null, video_url = null, youtube_url = null, football_data_url = null, linkedin_url = null,
  facebook_url = null, instagram_url = null, comments = '', salary_cents = null, requested_salary_cents = null,
  height_cm = null, weight_kg = null, current_club = ''`);

/**
 * Lets go of the person's files: those of the own records, and those that they attached elsewhere keep no name of theirs.
 * The bytes are swept away a day later, as for any file that was deleted; a picture goes once no record names it.
 */
async function eraseFiles(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update files set deleted_at = coalesce(deleted_at, ${at}), name = 'file'
    where (parent_kind in ('player', 'contract')
           and parent_id in (select id from players where account_id = ${accountId} and profile = 0))
       or (parent_kind = 'coachingStaff'
           and parent_id in (select id from coaching_staff where ${accountId} in (account_id, added_by_id)))
       or (parent_kind = 'unsent' and parent_id = ${accountId})`.execute(tx);
}

/** A record that a closed deal still shows. */
const isInSomeDeal = sql`(
  exists (select from proposals o where o.player_id = p.id) or exists (select from offers o where o.player_id = p.id))`;

/**
 * Takes the person out of records that others kept and let go before an instant. They never registered, so nobody asks in their
 * name. What a deal, an application or a mandate shows stays as long as that.
 */
export async function emptyDeletedRecords(tx: Transaction, before: Date): Promise<void> {
  const emptiedNow = await sql<{ id: number }>`
    update players p set ${emptied}
    where profile <> 0 and deleted_at < ${before} and name <> '–' and not ${isInSomeDeal}
      and not exists (select from candidates c where c.player_id = p.id)
      and not exists (select from mandates m where m.player_id = p.id) returning id`.execute(tx);
  const ids = emptiedNow.rows.map(({ id }) => id);
  await sql`delete from player_experiences where player_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from player_evaluations where player_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from claim_invitations where player_id = any(${ids}::bigint[])`.execute(tx);
}

/** Erases what the person is on the market as: player, agent, member of coaching staff. */
export async function eraseRecords(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await eraseFiles(tx, accountId, at);
  await sql`
    delete from public_links
    where shared_by = ${accountId} or player_id in (select id from players where account_id = ${accountId})`.execute(
    tx,
  );
  await eraseFromOffers(tx, accountId, at);
  // Invoices are kept for ten years, and name the person by a number.
  await sql`
    update team_invoices i set title = '#' || n.player_id from negotiations n
    where n.id = i.negotiation_id and n.player_id in (select id from players where account_id = ${accountId})`.execute(
    tx,
  );
  // A record that a closed deal still shows is emptied; any other goes altogether.
  await sql`
    update players p set ${emptied}, on_market = false, deleted_at = coalesce(deleted_at, ${at}), version = version + 1
    where account_id = ${accountId} and profile = 0
      and ${isInSomeDeal}`.execute(tx);
  await sql`
    delete from player_experiences where player_id in (select id from players where account_id = ${accountId} and profile = 0)`.execute(
    tx,
  );
  // Applications go with whom they are about; what is left of other people's names nobody here any more.
  await sql`
    delete from candidates where player_id in (select id from players where account_id = ${accountId} and profile = 0)`.execute(
    tx,
  );
  await sql`update candidates set person_id = null where person_id = ${accountId}`.execute(tx);
  await sql`update candidates set applicant_id = null where applicant_id = ${accountId}`.execute(tx);
  await sql`update candidate_moves set actor_id = null where actor_id = ${accountId}`.execute(tx);
  await sql`update candidate_notes set author_id = null where author_id = ${accountId}`.execute(tx);
  await sql`
    delete from player_evaluations where player_id in (select id from players where account_id = ${accountId} and profile = 0)`.execute(
    tx,
  );
  await lockMarketRowOfAccount(tx, accountId);
  await sql`
    delete from players p where account_id = ${accountId} and profile = 0
      and not ${isInSomeDeal}`.execute(tx);
  // Records that others keep are theirs to answer for; they are about nobody's account any more.
  await sql`update players set account_id = null, version = version + 1 where account_id = ${accountId} and profile <> 0`.execute(
    tx,
  );
  await sql`
    update players set on_market = false, deleted_at = ${at}, version = version + 1
    where deleted_at is null and (
      agent_id in (select id from agents where account_id = ${accountId})
      or coaching_staff_id in (select id from coaching_staff where account_id = ${accountId}))`.execute(tx);
  await sql`
    delete from request_drafts where agent_id in (select id from agents where account_id = ${accountId})`.execute(
    tx,
  );
  await sql`
    delete from mandates where account_id = ${accountId}
      or agent_id in (select id from agents where account_id = ${accountId})`.execute(tx);
  await sql`
    update agents set society = '', agent_number = '', vat = '', phone = '', contact_email = null, nationality = null,
      country = null, competence_categories = '{}', competence_leagues = '{}', managed_levels = '{}',
      version = version + 1, updated_at = ${at}
    where account_id = ${accountId}`.execute(tx);
  await sql`
    delete from scout_shortlists where coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})`.execute(
    tx,
  );
  await sql`
    update coaching_staff set phone = '', country = null, nationality = null, city = '', born_date = null, comments = '',
      contact_email = null, image_url = null, current_club = '', current_team_id = null, name = '', surname = '',
      deleted_at = coalesce(deleted_at, ${at}), version = version + 1, updated_at = ${at}
    where account_id = ${accountId}`.execute(tx);
  // Members of coaching staff whom the person has added are on nobody's list any more.
  await sql`
    update coaching_staff set deleted_at = ${at}, version = version + 1
    where added_by_id = ${accountId} and deleted_at is null`.execute(tx);
}

/**
 * Erases the account itself. Its row stays, so that messages and deals of others keep an author, but says nothing of the
 * person: the author of a message is called by a number.
 */
export async function eraseAccountRows(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await sql`delete from sessions where ${own}`.execute(tx);
  await sql`delete from account_codes where ${own}`.execute(tx);
  await sql`delete from second_factors where ${own}`.execute(tx);
  await sql`delete from email_changes where ${own}`.execute(tx);
  await sql`delete from mail_switches where ${own}`.execute(tx);
  await sql`delete from bell_switches where ${own}`.execute(tx);
  await sql`delete from digests where ${own}`.execute(tx);
  await sql`delete from notifications where ${own}`.execute(tx);
  await sql`delete from quizzes where ${own}`.execute(tx);
  await sql`delete from knocks where ${own}`.execute(tx);
  await sql`delete from chat_presence where ${own}`.execute(tx);
  await sql`delete from chat_last_seen where ${own}`.execute(tx);
  await sql`update mediations set reason = '' where called_by = ${accountId}`.execute(tx);
  await sql`delete from idempotency_keys where ${own}`.execute(tx);
  await sql`delete from saved_searches where ${own}`.execute(tx);
  await sql`delete from application_quotas where ${own}`.execute(tx);
  await sql`delete from listing_disputes where ${own}`.execute(tx);
  await sql`
    delete from claim_invitations where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
  await sql`delete from sign_in_failures where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
  await sql`delete from team_invitations where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
  await sql`update team_acts set actor_name = '' where actor_id = ${accountId}`.execute(tx);
  // What clubs did with the person: asked them in, let them go.
  await sql`
    update team_acts t set details = details || '{"about": "–"}' from accounts a
    where a.id = ${accountId} and t.kind in ('memberInvited', 'invitationWithdrawn', 'memberJoined', 'memberRemoved', 'claimed')
      and lower(t.details ->> 'about') in (lower(a.email::text), lower(trim(a.name || ' ' || a.surname)))`.execute(
    tx,
  );
  await sql`
    update accounts set email = 'erased-' || id || '@erased.invalid', password_hash = '-', name = 'Account',
      surname = '#' || id, image_url = null, born_date = null, guardian_email = null, guardian_confirmed_at = null,
      partner_id = null, activated_at = null, is_chat_owner = false, deleted_at = ${at}
    where id = ${accountId}`.execute(tx);
}

export async function isErased(tx: Transaction, accountId: number): Promise<boolean> {
  const found = await sql`select from accounts where id = ${accountId} and deleted_at is not null`.execute(
    tx,
  );
  return found.rows.length > 0;
}
