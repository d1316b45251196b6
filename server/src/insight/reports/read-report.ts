import type {
  NegotiationReport,
  OfferReport,
  PlayerReport,
  RequestReport,
} from '@trattativa/contract/insight/reports/report';
import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import { evaluatorRoles } from '@trattativa/domain/people/evaluator-roles';
import { maySignFrom } from '@trattativa/domain/people/rules/free-to-sign';
import { findNegotiation } from '../../deals/negotiations.ts';
import { findOffer, listRevisions } from '../../deals/offers.ts';
import { reachablePicture } from '../../files/pictures.ts';
import { listFiles } from '../../files/uploads.ts';
import { findRequest, presentMarketRequest } from '../../market/requests.ts';
import { listCareerEntries } from '../../people/player-career.ts';
import { countEvaluators, findSelectedSkills, listSkillMeans } from '../../people/player-skills.ts';
import { findPlayer, type PlayerRow } from '../../people/players.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { type NamedPlayer, presentNegotiationReport, presentOfferReport } from './present-deal-reports.ts';
import { presentPlayerReport } from './present-player-report.ts';
import { findNamingLink } from './public-links.repository.ts';
import { type LinkRow, whyLinkHidden } from './shared-thing.ts';

export type Report =
  | { kind: 'player'; report: PlayerReport }
  | { kind: 'request'; report: RequestReport }
  | { kind: 'negotiation'; report: NegotiationReport }
  | { kind: 'offer'; report: OfferReport };

/** The content of an open link by group. Throws `NOT_FOUND` when the thing was deleted meanwhile. */
export const readReport: {
  [Kind in ReportKind]: (services: Services, link: LinkRow) => Promise<(Report & { kind: Kind })['report']>;
} = {
  async player(services, link) {
    const { db } = services;
    const player = await findPlayer(db, link.thing_id);
    if (!player) throw new AppError('NOT_FOUND');
    const today = dayOf(services.clock.now());
    const shows = (group: LinkRow['groups'][number]) => link.groups.includes(group);
    const parts = {
      player,
      careerEntries: shows('career') ? await listCareerEntries(db, player.id) : [],
      skills: shows('skills') ? await findSelectedSkills(db, player.id) : [],
      roles: shows('skills') ? await readRoles(services, player) : [],
      documents: shows('documents') ? await listFiles(db, { kind: 'player', id: player.id }) : [],
      imageUrl: shows('identity') ? await reachablePicture(services, player.image_url) : null,
      maySignFrom: maySignFrom(
        services.rules.current.rules,
        { contractEnd: player.contract_end, registeredAssociation: player.registered_association },
        today,
      ),
    };
    return presentPlayerReport(link, parts, today);
  },
  async request(services, link) {
    const request = await findRequest(services.db, nobody, link.thing_id);
    if (!request) throw new AppError('NOT_FOUND');
    return { shareId: link.share_id, opens: null, request: presentMarketRequest(request) };
  },
  async negotiation(services, link) {
    const negotiation = await findNegotiation(services.db, link.thing_id);
    if (!negotiation) throw new AppError('NOT_FOUND');
    const named = negotiation.player && (await namedPlayer(services, negotiation.player.id));
    return presentNegotiationReport(link, negotiation, named, dayOf(services.clock.now()));
  },
  async offer(services, link) {
    const offer = await findOffer(services.db, link.thing_id);
    const revisions = await listRevisions(services.db, link.thing_id);
    const terms = revisions.find(({ number }) => number === offer?.revision);
    if (!offer || !terms) throw new AppError('NOT_FOUND');
    const named = offer.player && (await namedPlayer(services, offer.player.id));
    return presentOfferReport(link, { offer, terms }, named, dayOf(services.clock.now()));
  },
};

const nobody = { teamId: null, agentId: null, coachingStaffId: null };

/** A deal names its player only as far as the player's own report is open and names them. */
async function namedPlayer(services: Services, playerId: number): Promise<NamedPlayer | null> {
  const own = await findNamingLink(services.db, playerId);
  if (!own || whyLinkHidden(own, dayOf(services.clock.now())) !== null) return null;
  const player = await findPlayer(services.db, playerId);
  return { shareId: own.share_id, imageUrl: await reachablePicture(services, player?.image_url ?? null) };
}

async function readRoles({ db }: Services, player: PlayerRow) {
  const counts = await countEvaluators(db, player.id);
  const means = await listSkillMeans(db, player.id);
  return evaluatorRoles.map((role) => ({
    role,
    evaluators: counts.find((count) => count.role === role)?.evaluators ?? 0,
    means: means
      .filter((mean) => mean.role === role)
      .map(({ skill, mean, evaluators }) => ({ skill, mean, evaluators })),
  }));
}
