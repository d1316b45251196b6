import type { RequestDraftInput } from '@trattativa/contract/market/requests/request';

/** What is written so far, by the contract's names. What was not said is absent, null or empty. */
export type DraftContent = Omit<RequestDraftInput, 'id' | 'version' | 'teamId'>;

/** A request that is not finished, as the database keeps it, with its club's card. */
export interface DraftRow {
  id: number;
  version: number;
  team_id: number | null;
  agent_id: number | null;
  agent_name: string | null;
  agent_society: string | null;
  content: DraftContent;
  created_at: Date;
  updated_at: Date;
  updated_by_name: string | null;
  created_by: number | null;
  discarded_at: Date | null;
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
