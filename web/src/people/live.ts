import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { agentsLive } from './agents/agents.live.ts';
import { coachingStaffLive } from './coaching-staff/coaching-staff.live.ts';
import { playerCareerLive } from './player-career/player-career.live.ts';
import { playerSkillsLive } from './player-skills/player-skills.live.ts';
import { playerViewsLive } from './player-views/player-views.live.ts';
import { playersLive } from './players/players.live.ts';
import { portfoliosLive } from './portfolios/portfolios.live.ts';
import { registrationsLive } from './registrations/registrations.live.ts';
import { rulesLive } from './rules/rules.live.ts';
import { scoutsLive } from './scouts/scouts.live.ts';
import { teamsLive } from './teams/teams.live.ts';
import { watchedLive } from './watching/watched.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [
  ...playersLive,
  ...watchedLive,
  ...coachingStaffLive,
  ...playerSkillsLive,
  ...playerCareerLive,
  ...registrationsLive,
  ...playerViewsLive,
  ...agentsLive,
  ...portfoliosLive,
  ...rulesLive,
  ...scoutsLive,
  ...teamsLive,
];
