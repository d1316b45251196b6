import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';
import { recordsOf } from '../../people/players.ts';
import { coachSides } from '../coach-sides/coach-sides.repository.ts';

/** The parts of the copy of one's data about negotiations and what follows from them. */
export const exportedDeals: ExportedParts<
  'negotiations' | 'offers' | 'transfers' | 'trials' | 'trialParents' | 'consentRequests'
> = {
  negotiations: ({ accountId, teamId }) => sql`
      select jsonb_build_object('id', n.id, 'status', n.status, 'createdAt', n.created_at, 'changedAt', n.changed_at) as row
      from negotiations n join proposals o on o.id = n.proposal_id
      where n.player_id in (${recordsOf(accountId)}) or o.proposer_account_id = ${accountId}
         or n.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})
         or n.team_id = ${teamId}::bigint`,
  offers: ({ accountId, agentId, teamId }) => sql`
      select jsonb_build_object(
        'id', o.id, 'status', o.status, 'reason', o.reason, 'createdAt', o.created_at, 'changedAt', o.changed_at,
        'residence', o.player_residence, 'lastTeam', o.player_last_team, 'lastTeamCountry', o.player_last_team_country,
        'revisions', (select jsonb_agg(to_jsonb(v) - array['actor_id', 'commission_cents', 'commission_percent',
                        'commission_payer', 'commission_seasons', 'commission_instalments'] order by v.number)
                      from offer_revisions v where v.offer_id = o.id),
        'figures', (select jsonb_agg(to_jsonb(f) - array['stater_id', 'closed_by'] order by f.id)
                    from clause_figures f where f.offer_id = o.id),
        'firedClauses', (select jsonb_agg(to_jsonb(f) order by f.id) from clause_firings f where f.offer_id = o.id),
        'option', (select to_jsonb(d) - 'actor_id' from deal_options d where d.offer_id = o.id)) as row
      from offers o
      where o.player_id in (${recordsOf(accountId)}) or o.team_id = ${teamId}::bigint
         or o.player_id in (select id from players where agent_id = ${agentId}::bigint)
         or o.id in (select s.offer_id from (${coachSides}) s where s.account_id = ${accountId})`,
  transfers: ({ teamId }) => sql`
      select jsonb_build_object(
        'id', x.id, 'negotiationId', x.negotiation_id, 'state', x.state, 'revision', x.revision,
        'createdAt', x.created_at, 'changedAt', x.changed_at,
        'revisions', (select jsonb_agg(to_jsonb(v) - 'actor_id' order by v.number)
                      from transfer_revisions v where v.transfer_id = x.id),
        'figures', (select jsonb_agg(to_jsonb(f) - array['stater_id', 'closed_by'] order by f.id)
                    from clause_figures f where f.transfer_id = x.id),
        'firedClauses', (select jsonb_agg(to_jsonb(f) order by f.id) from clause_firings f where f.transfer_id = x.id),
        'option', (select to_jsonb(d) - 'actor_id' from deal_options d where d.transfer_id = x.id)) as row
      from transfers x where ${teamId}::bigint in (x.engaging_team_id, x.releasing_team_id)`,
  trials: ({ accountId, teamId }) => sql`
      select to_jsonb(x) - 'changed_by' as row
      from trials x join negotiations n on n.id = x.negotiation_id
      where n.player_id in (${recordsOf(accountId)}) or n.team_id = ${teamId}::bigint`,
  trialParents: ({ accountId }) => sql`
      select to_jsonb(x) - 'said_by' as row
      from trial_parents x join negotiations n on n.id = x.negotiation_id where n.player_id in (${recordsOf(accountId)})`,
  consentRequests: ({ accountId }) => sql`
      select jsonb_build_object('proposalId', q.proposal_id, 'asked', q.asked, 'email', q.email, 'askedAt', q.asked_at,
        'expiresAt', q.expires_at, 'answer', q.answer, 'closedAt', q.closed_at) as row
      from consent_requests q join proposals r on r.id = q.proposal_id where r.player_id in (${recordsOf(accountId)})`,
};
