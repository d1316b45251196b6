import type { RequestDraftInput } from '@trattativa/contract/market/requests/request';
import type { Columns } from '../../platform/database/database.ts';

/** What is written so far, by the contract's names. What was not said is absent, null or empty. */
export type DraftContent = Omit<RequestDraftInput, 'id' | 'version' | 'teamId'>;

/** A request that is not finished, as the database keeps it, with its club's card. */
export interface DraftRow
  extends Columns<
    'request_drafts',
    'id' | 'version' | 'team_id' | 'agent_id' | 'created_at' | 'updated_at' | 'created_by' | 'discarded_at'
  > {
  agent_name: string | null;
  agent_society: string | null;
  content: DraftContent;
  updated_by_name: string | null;
  team_name: string | null;
  team_city: string | null;
  team_country: string | null;
  team_region: string | null;
  team_category: number | null;
  team_level: number | null;
  team_league_name: string | null;
  team_profile: number | null;
  team_image_url: string | null;
}
