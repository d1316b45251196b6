import { accountLive } from '../account/account.live.ts';
import { agentsLive } from '../agents/agents.live.ts';
import { coachingStaffLive } from '../coaching-staff/coaching-staff.live.ts';
import { dashboardLive } from '../dashboard/dashboard.live.ts';
import { filesLive } from '../files/files.live.ts';
import { mandatesLive } from '../mandates/mandates.live.ts';
import { matchingLive } from '../matching/matching.live.ts';
import { negotiationsLive } from '../negotiations/negotiations.live.ts';
import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { playerCareerLive } from '../player-career/player-career.live.ts';
import { playerSkillsLive } from '../player-skills/player-skills.live.ts';
import { playerViewsLive } from '../player-views/player-views.live.ts';
import { playersLive } from '../players/players.live.ts';
import { portfoliosLive } from '../portfolios/portfolios.live.ts';
import { requestsLive } from '../requests/requests.live.ts';
import { scoutsLive } from '../scouts/scouts.live.ts';
import { teamsLive } from '../teams/teams.live.ts';

/** What live events change in what the screens have read; each feature adds its own. */
export const liveHandlers: readonly LiveHandler[] = [
  ...accountLive,
  ...playersLive,
  ...coachingStaffLive,
  ...playerSkillsLive,
  ...playerCareerLive,
  ...playerViewsLive,
  ...dashboardLive,
  ...filesLive,
  ...agentsLive,
  ...mandatesLive,
  ...negotiationsLive,
  ...matchingLive,
  ...portfoliosLive,
  ...requestsLive,
  ...scoutsLive,
  ...teamsLive,
];
