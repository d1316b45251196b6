import type { SheetSide } from '@trattativa/domain/deals/fee-sheet';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { LicenceLine } from '@trattativa/domain/people/agent-licences';

interface Named {
  id: number;
  account_id: number | null;
  name: string;
  surname: string;
  born_date: string | null;
}

/** What a loaded negotiation says of who takes part in it. */
export interface SheetDeal {
  id: number;
  proposal_id: number;
  status: NegotiationStatus;
  agent_id: number | null;
  proposer_account_id: number;
  proposer_name: string;
  proposer_licence: LicenceLine | null;
  price_cents: number;
  signed_by_team_at: Date | null;
  player: Named | null;
  staff_member: Named | null;
  team: { id: number; name: string };
}

/** Who reads a sheet. */
export interface SheetReader {
  /** Null: nobody who agrees. */
  side: SheetSide | null;
  /** Whoever only reads the deal does not see its cost. */
  seesCost: boolean;
  /** The agent of the deal. */
  isAgent: boolean;
}
