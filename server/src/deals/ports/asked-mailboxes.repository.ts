import { sql } from 'kysely';
import type { ClientMailbox } from '../../representation/asked-mailboxes.ts';

/** Whether a proposal of the agent about another player was answered, or waits for an answer, at the mailbox. */
export const mailboxesAsked = ({ mailbox, agentId, playerId, asked }: ClientMailbox) => sql`
  select from consent_requests q
  join negotiations n on n.proposal_id = q.proposal_id join proposals r on r.id = q.proposal_id
  where mailbox_of(q.email::text) = ${mailbox} and r.agent_id = ${agentId} and n.player_id <> ${playerId}
    and (q.asked = 'player' or ${asked} = 'player')`;
