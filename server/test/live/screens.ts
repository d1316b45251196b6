import './browser-globals.ts';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { candidateStatus, candidateStatuses } from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { Screen } from './browser.ts';
import type { Facts } from './facts.ts';

type Arguments = readonly (readonly unknown[])[];

const none: Arguments = [[]];
const empty: Arguments = [[{}]];

/** Arguments with which each hook of a `*.queries.ts` is opened. Every hook has its line. */
const opened: Readonly<Record<string, (facts: Facts) => Arguments>> = {
  // billing
  useInstalments: () => empty,
  useCommission: ({ commissionId }) => [[commissionId]],
  useNegotiationCommission: ({ negotiationId }) => [[negotiationId]],
  useCommissionCash: () => none,
  useDealFees: ({ negotiationId }) => [[negotiationId]],
  useBillingDetails: ({ teamId }) => [[{}], [{ teamId }]],
  useElectronicMonth: ({ today }) => [
    [{ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }],
  ],
  useInvoices: () => [[{}], [{ text: '2026' }]],
  useInvoice: ({ invoiceId }) => [[invoiceId]],
  useNegotiationCharge: ({ negotiationId }) => [[negotiationId]],
  usePlayerInvoices: () => empty,
  usePlayerInvoice: ({ playerInvoiceId }) => [[playerInvoiceId]],
  usePayments: () => empty,
  usePaymentReturn: ({ paymentId }) => [[paymentId]],
  // deals
  useClauses: ({ negotiationId }) => [[negotiationId]],
  useClosing: ({ negotiationId }) => [[negotiationId]],
  useWindowOfOffer: ({ offerId }) => [[offerId]],
  useCostTariff: () => none,
  useDealCost: ({ negotiationId }) => [[negotiationId]],
  useCostsToAgree: () => none,
  useConsentRequest: ({ negotiationId }) => [[negotiationId]],
  useNegotiations: () => [
    [{}],
    [{ myTurn: true }],
    [{ confirmed: true, statuses: [negotiationStatus.viewed, negotiationStatus.trial] }],
    [{ turn: 'club', sort: 'player' }],
    [{ stage: 'offer' }],
  ],
  useTurnCount: () => none,
  useNegotiation: ({ negotiationId }) => [[negotiationId]],
  useEarlierProposals: ({ playerId, teamId }) => [[playerId && { playerId }, teamId && [teamId]]],
  useNegotiationsReport: () => empty,
  useOffers: () => [[{}], [{ myTurn: true }], [{ statuses: [offerStatus.accepted] }], [{ sort: 'salary' }]],
  useOfferTurnCount: () => none,
  useOffer: ({ offerId }) => [[offerId]],
  useSeveralOffers: ({ offerId }) => [[offerId && [offerId]]],
  useReplyFigure: ({ teamId, agentId, coachingStaffId }) => [
    [{ teamId }],
    [{ agentId }],
    [{ coachingStaffId }],
  ],
  useRefusalReasons: () => none,
  useTrainingRewards: ({ negotiationId, transferId }) => [
    [{ negotiationId }, {}],
    [{ transferId }, {}],
  ],
  useTransfers: () => none,
  useTransfer: ({ transferId }) => [[transferId]],
  useTransferOfNegotiation: ({ negotiationId }) => [[negotiationId]],
  useTransferCheck: ({ transferId }) => [[transferId && { id: transferId, version: 1 }]],
  useTrial: ({ negotiationId }) => [[negotiationId]],
  // files
  useFiles: ({ negotiationId, offerId, requestId, transferId }) =>
    Object.entries({
      negotiation: negotiationId,
      offer: offerId,
      offerDocument: offerId,
      request: requestId,
      transfer: transferId,
    }).map(([kind, id]) => [{ kind, id }]),
  // identity
  useMyAccount: () => none,
  useAccountSettings: () => none,
  useMySessions: () => none,
  useSettings: () => none,
  useSettingsHistory: () => none,
  useAccounts: () => [[{ text: '', onlyAgents: false }]],
  useStaff: () => none,
  usePlatformLimits: () => none,
  // insight
  useDealAudit: ({ negotiationId, offerId }) => [
    ['negotiation', negotiationId, true],
    ['offer', offerId, true],
  ],
  useAudit: () => empty,
  useOngoingCount: () => [[true]],
  useTurnDeals: () => [[true]],
  useDeals: () => [[false], [true]],
  useOwnRequests: () => none,
  useWaitingCandidates: () => none,
  useNewestRequests: () => none,
  useBestMatches: () => [[true]],
  useBestCandidates: ({ requestId }) => [[requestId]],
  usePortfolioSize: () => none,
  useListingsToAnswer: () => none,
  useFiguresToConfirm: () => none,
  useReceivedRequests: () => none,
  useCoachPlayers: () => [[4]],
  usePortfolioStart: () => [[6]],
  useFirstSteps: () => none,
  usePlayerDashboard: ({ playerId }) => [[{ playerId, weeks: 4 }], [{ playerId: null, weeks: 4 }]],
  usePlayerFigureLines: ({ playerId }) =>
    ['profileViews', 'proposals', 'negotiations'].map((figure) => [{ playerId, weeks: 4 }, figure]),
  useDeskCounts: () => none,
  useKpi: ({ today }) => [['Kpi/GetNegotiationsByStatus', { from: '2026-01-01', to: today }]],
  useMatchesKpi: () => none,
  useNotificationLines: () => [
    [{}, 20],
    [{ unread: true }, 20],
  ],
  useUnread: () => none,
  useFindings: () => none,
  useSharing: ({ playerId, negotiationId, requestId, offerId }) =>
    Object.entries({ player: playerId, negotiation: negotiationId, request: requestId, offer: offerId }),
  usePublicLinks: () => none,
  // market
  useMyAnswer: ({ requestId }) => [[requestId]],
  useAnswers: ({ requestId }) => [[requestId]],
  useBoardColumn: ({ requestId }) =>
    candidateStatuses.map((status) => [
      requestId,
      status,
      { shortlisted: status === candidateStatus.active, confirmed: false },
    ]),
  useMyApplications: ({ requestId }) => [[], [requestId]],
  useCandidate: ({ candidateId }) => [[candidateId]],
  useCompared: ({ requestId, playerId }) => [[requestId, playerId && [playerId]]],
  useImportSources: () => [[true]],
  useMatches: ({ requestId }) => [
    ['exact', { requestId: null, playerId: null }],
    ['potential', { requestId: null, playerId: null }],
    ['exact', requestId && { requestId, playerId: null }],
  ],
  useMatchCounts: ({ requestId }) => [[{}], [{ requestId }]],
  useCandidates: ({ requestId }) => [
    [requestId, 'exact'],
    [requestId, 'potential'],
  ],
  useCandidateCounts: ({ requestId }) => [[requestId]],
  usePlayerFits: ({ playerId }) => [[playerId, true]],
  useProposedPairs: () => none,
  useMatchGroups: () => [[{ kind: 'exact', by: 'request' }], [{ kind: 'exact', by: 'player' }]],
  useWholeGroup: ({ requestId, playerId }) => [
    [{ kind: 'exact', by: 'request' }, requestId, true],
    [{ kind: 'exact', by: 'player' }, playerId, true],
  ],
  useRequests: () => [
    [{}],
    [{ box: 'own' }],
    [{ box: 'received' }],
    [{ role: playerRole.attackingMidfielder }],
  ],
  useRequest: ({ requestId }) => [[requestId]],
  useDrafts: () => none,
  useServerDraft: ({ draftId }) => [[draftId]],
  useLatestOwnRequests: () => [[5]],
  useOwnActiveRequests: () => [['']],
  useAllOwnActiveRequests: () => none,
  useNewestOwnRequest: () => [[true]],
  useQuiz: () => none,
  // people
  useAgents: () => empty,
  useAgent: ({ agentId }) => [[agentId]],
  useAgentFigures: () => [[true]],
  useFigureLines: () => ['players', 'revenue', 'clubs'].map((figure) => [figure]),
  useLicence: () => none,
  useLicencesToCheck: () => none,
  useCoachingStaffs: () => [[{}]],
  useCoachingStaff: ({ coachingStaffId }) => [[null], [coachingStaffId]],
  useMarketPlayers: () => [[{}], [{ role: playerRole.attackingMidfielder }]],
  useArrivals: () => [[true]],
  usePortfolio: () => [[{}], [{ role: playerRole.attackingMidfielder }]],
  usePlayer: ({ playerId }) => [[playerId]],
  usePlayerSearch: () => [['', true]],
  usePortfolioFigures: () => none,
  useOwnProfileId: () => none,
  usePlayerOwner: ({ playerId }) => [[playerId]],
  useGuardianAddress: ({ playerId }) => [[playerId]],
  useCareer: ({ playerId }) => [[playerId]],
  useRegistrations: ({ playerId }) => [[playerId]],
  useStaffRegistrations: ({ coachingStaffId }) => [[coachingStaffId]],
  usePlayerViews: ({ playerId }) => [[playerId]],
  useSelectedSkills: ({ playerId }) => [[playerId]],
  useEvaluations: ({ playerId }) => [[playerId]],
  useOpenRemovals: () => none,
  useDisputes: () => none,
  useDuplicates: () => none,
  useSavedSearches: () => [['portfolio'], ['requests']],
  useListing: ({ playerId }) => [[playerId]],
  useMyListings: () => none,
  useLastImport: () => empty,
  usePacks: () => none,
  usePack: () => [['contracts']],
  usePackHistory: () => [['contracts']],
  useRulesToRenew: () => none,
  useScoutPlayers: () => empty,
  useSomeScoutPlayers: () => [[{}, 4]],
  useScoutedPlayer: ({ playerId }) => [[playerId]],
  useShortlists: () => none,
  useScoutFigures: () => none,
  useTeams: () => empty,
  useTeamPlaces: () => empty,
  useTeam: ({ teamId }) => [[teamId]],
  useTeamPlayers: ({ teamId }) => [[teamId]],
  useSquad: ({ teamId }) => [[teamId]],
  useListPlan: ({ teamId }) => [
    [teamId, {}],
    [teamId, { season: 'next' }],
  ],
  useTeamContacts: () => empty,
  useTeamMembers: ({ teamId }) => [[null], [teamId]],
  useTeamHistory: ({ teamId }) => [[null], [teamId]],
  useWaitingTeams: () => none,
  useTeamChanges: () => none,
  useClub: ({ teamId }) => [[teamId]],
  useWatched: () => none,
  useWatchList: () => [[null]],
  useWatchNotes: ({ watchedId }) => [[watchedId]],
  // representation
  useContractDrafts: ({ playerId }) => [[playerId]],
  useMandates: () => [[{}], [{ myTurn: true }]],
  useMandatesToAnswer: () => [[true]],
  useMandate: ({ mandateId }) => [[mandateId]],
  useRepresentative: ({ playerId }) => [[playerId, true]],
  useMandateConflicts: () => none,
  useMandatesToCheck: () => none,
  useMandatedClubs: () => none,
  useRepresentation: ({ playerId }) => [[null], [playerId]],
  // room
  useMediatorCalls: () => none,
  useMoneyTickets: () => [[true], [false]],
  useOngoingNegotiations: ({ today }) => [[today]],
  useStandardMessageList: () => [[1, 'it']],
  useOfferedMessages: () => [[1, 'it', true]],
};

/** Hooks that fetch nothing that an event could change, or compose those above, each with its reason. */
const notOpened: Readonly<Record<string, string>> = {
  useFound: 'answers while somebody types',
  useOfferableSearch: 'answers while somebody types',
  useRecipientSearch: 'answers while somebody types',
  useClubSearch: 'answers while somebody types',
  usePreview: 'answers while somebody writes a request',
  usePlacesNamed: 'the list of towns does not change',
  usePlacesNear: 'the list of towns does not change',
  useMapSettings: 'a setting of the installation',
  usePublicSettings: 'asked once by pages without a login',
  useListChanged: 'refreshes after an act',
};

type Hooks = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Hooks>('../../../web/src/**/*.queries.ts');

/** Every hook of the web application that asks the service, by name. */
async function everyHook(): Promise<ReadonlyMap<string, (...given: readonly unknown[]) => unknown>> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const hooks = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.startsWith('use'));
  return new Map(hooks as [string, () => unknown][]);
}

export async function hooksWithoutLine(): Promise<readonly string[]> {
  return [...(await everyHook()).keys()].filter((name) => !(name in opened) && !(name in notOpened));
}

/** Hooks that the tours open. */
export const openedHooks = (): readonly string[] => Object.keys(opened).sort();

export async function linesWithoutHook(): Promise<readonly string[]> {
  const hooks = await everyHook();
  return [...Object.keys(opened), ...Object.keys(notOpened)].filter((name) => !hooks.has(name));
}

const isKnown = (value: unknown): boolean =>
  value !== undefined &&
  (value === null || typeof value !== 'object' || Object.values(value).every((part) => part !== undefined));

/** All that can be on somebody's screens about these things; the service refuses what is not theirs to see. */
export async function everyScreen(facts: Facts): Promise<readonly Screen[]> {
  return [...(await everyHook())].flatMap(([hook, use]) =>
    (opened[hook]?.(facts) ?? [])
      .filter((given) => given.every(isKnown))
      .map((given) => ({ hook, asked: JSON.stringify([hook, given]), ask: () => use(...given) })),
  );
}
