/** Columns that hold ids of the specification, by table (as the generated types name it), and the type of the ids. */
const namedColumns: Readonly<Record<string, Readonly<Record<string, NamedType>>>> = {
  Accounts: { agent_type: 'AgentType', profile: 'ProfileType', sub_profile: 'SubProfile' },
  CandidateMoves: { from_status: 'CandidateStatus', to_status: 'CandidateStatus' },
  Candidates: { status: 'CandidateStatus' },
  CoachingStaff: {
    qualification: 'Qualification',
    qualifications: 'Qualification',
    role: 'CoachingStaffRole',
  },
  Conversations: { type: 'ConversationType' },
  MandateChanges: { from_status: 'MandateStatus', to_status: 'MandateStatus' },
  Mandates: { status: 'MandateStatus' },
  NegotiationChanges: { from_status: 'NegotiationStatus', to_status: 'NegotiationStatus' },
  Negotiations: { status: 'NegotiationStatus' },
  OfferChanges: { from_status: 'OfferStatus', to_status: 'OfferStatus' },
  OfferRevisions: { season_goal: 'SeasonGoal' },
  Offers: { status: 'OfferStatus' },
  PlayerEvaluations: { evaluator_role: 'EvaluatorRole' },
  PlayerMarket: {
    contractual_status: 'ContractualStatus',
    foot: 'Foot',
    role: 'PlayerRole',
    second_role: 'PlayerRole',
    told_roles: 'PlayerRole',
  },
  Players: {
    contractual_status: 'ContractualStatus',
    foot: 'Foot',
    principal_role: 'PlayerRole',
    profile: 'ProfileType',
    secondary_role: 'PlayerRole',
  },
  PortfolioWeeks: { role: 'PlayerRole' },
  Requests: {
    contractual_status: 'ContractualStatus',
    foot: 'Foot',
    role: 'PlayerRole',
    status: 'RequestStatus',
  },
  RequestStatusChanges: { from_status: 'RequestStatus', to_status: 'RequestStatus' },
  StandardMessages: { type: 'ConversationType' },
  TeamChangeProposals: { status: 'TeamChangeStatus' },
  TeamInvoices: { status: 'InvoiceStatus' },
  TeamOrgChart: { role: 'OrgChartRole' },
  Teams: { profile: 'TeamProfileType' },
};

/** The modules of `domain` that declare these types. */
const declaredIn = {
  AgentType: 'identity/agent-types',
  CandidateStatus: 'market/candidate-statuses',
  CoachingStaffRole: 'people/coaching-staff-roles',
  ContractualStatus: 'people/players/contractual-statuses',
  ConversationType: 'room/conversation-types',
  EvaluatorRole: 'people/evaluator-roles',
  Foot: 'people/players/feet',
  InvoiceStatus: 'billing/invoice-statuses',
  MandateStatus: 'representation/mandate-statuses',
  NegotiationStatus: 'deals/negotiation-statuses',
  OfferStatus: 'deals/offers/offer-statuses',
  OrgChartRole: 'people/org-chart-roles',
  PlayerRole: 'people/player-roles',
  ProfileType: 'identity/profile-types',
  Qualification: 'people/qualifications',
  RequestStatus: 'market/request-statuses',
  SeasonGoal: 'deals/offers/season-goals',
  SubProfile: 'identity/profile-types',
  TeamChangeStatus: 'people/team-change-statuses',
  TeamProfileType: 'identity/profile-types',
} as const;

type NamedType = keyof typeof declaredIn;

/**
 * Replaces `number` by the named type where a column holds an id of the specification, so that a row's status cannot be
 * compared with a number. A listed column that the generated types lack is an error.
 */
export function withNamedColumns(generated: string): string {
  const named = Object.entries(namedColumns).reduce((types, [table, columns]) => {
    const found = new RegExp(`export interface ${table} \\{[^}]*\\}`).exec(types)?.[0];
    if (found === undefined) throw new Error(`The generated types have no table ${table}`);
    return types.replace(found, namedTable(found, table, columns));
  }, generated);
  const imports = Object.entries(declaredIn).map(
    ([type, module]) => `import type { ${type} } from '@trattativa/domain/${module}';`,
  );
  return named.replace(/^import /m, `${imports.join('\n')}\nimport `);
}

function namedTable(fields: string, table: string, columns: Readonly<Record<string, NamedType>>): string {
  return Object.entries(columns).reduce((rest, [column, type]) => {
    const line = new RegExp(`^(\\s+${column}: [^;]*)\\bnumber\\b`, 'm');
    if (!line.test(rest)) throw new Error(`${table} has no column ${column} that holds a number`);
    return rest.replace(line, `$1${type}`);
  }, fields);
}
