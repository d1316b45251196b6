import type { Player } from '@trattativa/contract/people/players/player';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { createSlot } from '../platform/slot.tsx';

/** Shares a player's page with somebody who has no account. */
export const SharePlayer = createSlot<{ thingId: number }>();
/** The mandates in which an agent represents the player. */
export const PlayerMandates = createSlot<{ player: Player }>();
/** The player's answer about the record: confirmed, disputed, not asked yet. */
export const PlayerListing = createSlot<{ player: Player }>();
/** The reader's negotiations and offers about the player. */
export const PlayerNegotiations = createSlot<{ player: Player }>();
/** Records in the reader's portfolio that look like the same person. */
export const OwnDuplicates = createSlot();
/** How often and how soon a club answers, as a sentence; `brief` for a row of a list. */
export const TeamReplies = createSlot<{ teamId: number; brief?: boolean }>();
/** How often and how soon an agent answers, as a sentence; `brief` for a row of a list. */
export const AgentReplies = createSlot<{ agentId: number; brief?: boolean }>();
/** How often and how soon a coach answers, as a sentence. */
export const CoachReplies = createSlot<{ coachingStaffId: number }>();
/** The form of a club's enquiry about a player. */
export const EnquiryForm = createSlot<{
  player: { id: number; name: string; contractualStatus?: ContractualStatus | null };
  onClose: () => void;
}>();
/** The status of an open negotiation, as a chip. */
export const DealStatus = createSlot<{ status: number }>();
/** The invoices of one club. */
export const TeamInvoices = createSlot<{ teamId: number }>();
/** Why a player fits the requests of the reader's club. */
export const PlayerFits = createSlot<{ playerId: number }>();
