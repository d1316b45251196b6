import { accountLive } from '../account/account.live.ts';
import { agentsLive } from '../agents/agents.live.ts';
import { applicationsLive } from '../applications/applications.live.ts';
import { auditLive } from '../audit/audit.live.ts';
import { chatEvidenceLive } from '../chat-evidence/chat-evidence.live.ts';
import { coachingStaffLive } from '../coaching-staff/coaching-staff.live.ts';
import { conversationsLive } from '../conversations/conversations.live.ts';
import { dashboardLive } from '../dashboard/dashboard.live.ts';
import { filesLive } from '../files/files.live.ts';
import { invoicesLive } from '../invoices/invoices.live.ts';
import { mandatesLive } from '../mandates/mandates.live.ts';
import { matchingLive } from '../matching/matching.live.ts';
import { negotiationsLive } from '../negotiations/negotiations.live.ts';
import { notificationsLive } from '../notifications/notifications.live.ts';
import { offersLive } from '../offers/offers.live.ts';
import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { playerCareerLive } from '../player-career/player-career.live.ts';
import { playerSkillsLive } from '../player-skills/player-skills.live.ts';
import { playerViewsLive } from '../player-views/player-views.live.ts';
import { playersLive } from '../players/players.live.ts';
import { portfoliosLive } from '../portfolios/portfolios.live.ts';
import { reportsLive } from '../reports/reports.live.ts';
import { requestsLive } from '../requests/requests.live.ts';
import { scoutsLive } from '../scouts/scouts.live.ts';
import { standardMessagesLive } from '../standard-messages/standard-messages.live.ts';
import { teamsLive } from '../teams/teams.live.ts';

/** What live events change in what the screens have read; each feature adds its own. */
export const liveHandlers: readonly LiveHandler[] = [
  ...accountLive,
  ...conversationsLive,
  ...playersLive,
  ...coachingStaffLive,
  ...playerSkillsLive,
  ...playerCareerLive,
  ...playerViewsLive,
  ...dashboardLive,
  ...filesLive,
  ...agentsLive,
  ...invoicesLive,
  ...applicationsLive,
  ...mandatesLive,
  ...auditLive,
  ...chatEvidenceLive,
  ...negotiationsLive,
  ...notificationsLive,
  ...offersLive,
  ...matchingLive,
  ...portfoliosLive,
  ...reportsLive,
  ...requestsLive,
  ...scoutsLive,
  ...standardMessagesLive,
  ...teamsLive,
];
