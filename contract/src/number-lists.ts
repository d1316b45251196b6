import { invoiceStatus, invoiceStatuses } from '@trattativa/domain/billing/invoice-statuses';
import { negotiationStatus, negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus, offerStatuses } from '@trattativa/domain/deals/offers/offer-statuses';
import { seasonGoal, seasonGoals } from '@trattativa/domain/deals/offers/season-goals';
import { agentType, agentTypes } from '@trattativa/domain/identity/agent-types';
import {
  loginProfileTypes,
  profileType,
  profileTypes,
  subProfile,
  subProfiles,
  teamProfileTypes,
  userRole,
  userRoles,
} from '@trattativa/domain/identity/profile-types';
import { figureWeeks } from '@trattativa/domain/insight/player-figures';
import { candidateStatus, candidateStatuses } from '@trattativa/domain/market/candidate-statuses';
import { deliveryStatus, deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { requestStatus, requestStatuses } from '@trattativa/domain/market/request-statuses';
import { categories, youthSections } from '@trattativa/domain/people/categories';
import { coachingStaffRole, coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { evaluatorRole, evaluatorRoles } from '@trattativa/domain/people/evaluator-roles';
import { levels, tierOfLevel } from '@trattativa/domain/people/levels';
import { distancesKm } from '@trattativa/domain/people/near';
import { orgChartRole, orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import { playerRole, playerRoleFilters, playerRoles } from '@trattativa/domain/people/player-roles';
import { accommodations } from '@trattativa/domain/people/players/accommodations';
import {
  contractualStatus,
  contractualStatuses,
} from '@trattativa/domain/people/players/contractual-statuses';
import { feet, foot } from '@trattativa/domain/people/players/feet';
import { refundRangeEuros, refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { skills } from '@trattativa/domain/people/players/skills';
import { qualification, qualifications } from '@trattativa/domain/people/qualifications';
import { trainingCategories } from '@trattativa/domain/people/rules/compensation/training-compensation';
import { teamChangeStatus, teamChangeStatuses } from '@trattativa/domain/people/team-change-statuses';
import { mandateStatus, mandateStatuses } from '@trattativa/domain/representation/mandate-statuses';
import {
  conversationType,
  conversationTypes,
  openableConversationTypes,
} from '@trattativa/domain/room/conversation-types';

/** How the numbers of a list are called: by the names of the domain, by the texts behind a key, or by a function of the number. */
type NumberNames = Readonly<Record<string, unknown>> | CatalogueKey | ((id: never) => string);
/** The part of the catalogue's texts whose keys are the numbers. */
type CatalogueKey = 'accommodation' | 'category' | 'skill';

export interface NumberList {
  name: string;
  list: readonly unknown[];
  names: NumberNames;
}

/** The lists of numbers in the contract with their names, for its document; a list is known by itself, not by what it holds. */
const named: readonly (readonly [name: string, list: readonly unknown[], names: NumberNames])[] = [
  ['Accommodation', accommodations, 'accommodation'],
  ['AgentType', agentTypes, agentType],
  ['CandidateStatus', candidateStatuses, candidateStatus],
  ['Category', categories, 'category'],
  ['CoachingStaffRole', coachingStaffRoles, coachingStaffRole],
  ['ContractualStatus', contractualStatuses, contractualStatus],
  ['ConversationType', conversationTypes, conversationType],
  ['DeliveryStatus', deliveryStatuses, deliveryStatus],
  ['DistanceKm', distancesKm, (km: number) => `km${km}`],
  ['EvaluatorRole', evaluatorRoles, evaluatorRole],
  ['FigureWeeks', figureWeeks, (weeks: number) => `weeks${weeks}`],
  ['Foot', feet, foot],
  ['InvoiceStatus', invoiceStatuses, invoiceStatus],
  ['Level', levels, nameOfLevel],
  ['LoginProfileType', loginProfileTypes, profileType],
  ['MandateStatus', mandateStatuses, mandateStatus],
  ['NegotiationStatus', negotiationStatuses, negotiationStatus],
  ['OfferStatus', offerStatuses, offerStatus],
  ['OpenableConversationType', openableConversationTypes, conversationType],
  ['OrgChartRole', orgChartRoles, orgChartRole],
  ['PlayerRole', playerRoles, playerRole],
  ['PlayerRoleFilter', playerRoleFilters, { all: 0, ...playerRole }],
  ['ProfileType', profileTypes, profileType],
  ['Qualification', qualifications, qualification],
  ['RefundRange', refundRanges, nameOfRange],
  ['RequestStatus', requestStatuses, requestStatus],
  ['SeasonGoal', seasonGoals, seasonGoal],
  ['Skill', skills, 'skill'],
  ['SubProfile', subProfiles, subProfile],
  ['TeamChangeStatus', teamChangeStatuses, teamChangeStatus],
  ['TeamProfileType', teamProfileTypes, profileType],
  ['TrainingCategory', trainingCategories, (id: number) => `category${id}`],
  ['UserRole', userRoles, userRole],
  ['YouthSection', youthSections, nameOfYouthSection],
];

export const numberLists: readonly NumberList[] = named.map(([name, list, names]) => ({ name, list, names }));

function nameOfLevel(level: number): string {
  const tier = tierOfLevel(level);
  return tier === null ? 'youth' : `tier${tier}`;
}

function nameOfRange(range: 0): string {
  const { from, to } = refundRangeEuros[range];
  return to === null ? `from${from}` : `from${from}To${to}`;
}

function nameOfYouthSection(section: number): string {
  if (section === 0) return 'none';
  return section === 23 ? 'sectionWithSchool' : 'section';
}
