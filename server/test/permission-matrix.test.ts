import { callerKinds } from '@trattativa/contract/access';
import { endpoints } from '@trattativa/contract/api';
import { expect, it } from 'vitest';

/**
 * The permission matrix, written down a second time so that no row changes unnoticed. Columns: guest, player, team, agent
 * (standard and local partner), premium, coach, scout, staff, admin. `+` all, `o` own, `r` own or related, `n` names only,
 * `-` denied.
 */
const matrix: readonly (readonly [path: string, row: string])[] = [
  ['Account/Register', '+ - - - - - - + +'],
  ['Account/ConfirmEmail', '+ + + + + + + + +'],
  ['Account/StartResetPassword', '+ + + + + + + + +'],
  ['Account/ConfirmResetPassword', '+ + + + + + + + +'],
  ['Account/GetUserInfo', '- o o o o o o o o'],
  ['Account/GetMyProfile', '- o o o o o o o o'],
  ['Account/SaveMyPreferences', '- o o o o o o o o'],
  ['Account/GetPublicSettings', '+ + + + + + + + +'],
  ['Agent/GetAgentInfo', '- r r o + r r + +'],
  ['Agent/SearchAgents', '- - n n n - - + +'],
  ['Agent/AddOrUpdateAgentPlayer', '- - - o o - - + +'],
  ['Agent/GetAgentPlayerList', '- - - o o - - + +'],
  ['Agent/GetPortfolioFigures', '- - - o o - - + +'],
  ['Agent/DeletePlayer', '- - - o o - - + +'],
  ['Agent/RestorePlayer', '- - - o o - - + +'],
  ['Agent/GetAgentPlayerIdByName', '- - - o o - - + +'],
  ['Team/AddOrUpdateTeamPlayer', '- - o - - - - + +'],
  ['Team/GetTeamPlayerList', '- - o - + - - + +'],
  ['Team/DeletePlayer', '- - o - - - - + +'],
  ['Team/RestorePlayer', '- - o - - - - + +'],
  ['CoachingStaff/AddOrUpdateCoachingStaffPlayer', '- - - - - o - + +'],
  ['CoachingStaff/GetCoachingStaffPlayerList', '- - - - - o - + +'],
  ['CoachingStaff/DeletePlayer', '- - - - - o - + +'],
  ['CoachingStaff/RestorePlayer', '- - - - - o - + +'],
  ['Whatchat/GetCountPendingMessagesToRead', '- o o o o o o o o'],
  ['Whatchat/CreateWhatChat', '- o o o o o o o o'],
  ['Whatchat/JoinNegotiationRoom', '- r r r r r - r r'],
  ['Negotiation/CreateNegotiation', '- - - o o - - + +'],
  ['Negotiation/GetNegotiations', '- o o o o o - + +'],
  ['Negotiation/GetNegotiation', '- o o o o o - + +'],
  ['Negotiation/OpenNegotiation', '- o o o o o - + +'],
  ['Negotiation/UpdateNegotiationStatus', '- - o o o - - + +'],
  ['Negotiation/SignNegotiation', '- - o - - - - + +'],
  ['Negotiation/ConfirmSignature', '- - - o o - - + +'],
  ['Negotiation/TakeBackSignature', '- - o o o - - + +'],
  ['CoachingStaff/SearchCoachingStaff', '- - n n n - - + +'],
  ['CoachingStaff/GetCoachingStaffInfo', '- - r - + o o + +'],
  ['CoachingStaff/SaveCoachingStaffInfo', '- - - - + o o + +'],
  ['CoachingStaff/GetCoachingStaffs', '- - n - + - - + +'],
  ['CoachingStaff/DeleteCoachingStaff', '- - - - o o o + +'],
  ['CoachingStaff/RestoreCoachingStaff', '- - - - o o o + +'],
  ['CoachingStaff/UpdateCoachingStaffContacts', '- - - - + o o + +'],
  ['Matching/GetMatches', '- o - r r - - + +'],
  ['Matching/GetMatchCounts', '- o - r r - - + +'],
  ['Matching/DeleteMatch', '- o - r r - - + +'],
  ['Matching/RestoreMatch', '- o - r r - - + +'],
  ['Player/GetPlayerInfo', '- o r r r r r + +'],
  ['Player/GetPlayerSkillsSelected', '- o r r r r r + +'],
  ['Player/UpdatePlayerSkills', '- o r r r r - + +'],
  ['Player/GetPlayerSkillsEvaluations', '- o r r r r r + +'],
  ['Player/SavePlayerEvaluation', '- o r - - r r - -'],
  ['Player/GetPlayerCareer', '- o r r r r r + +'],
  ['Player/SavePlayerLastExperience', '- o r r r r - + +'],
  ['Player/SavePlayerExperience', '- o r r r r - + +'],
  ['Player/DeletePlayerExperience', '- o r r r r - + +'],
  ['Player/AddProfileViewed', '- r + + + + + + +'],
  ['Player/AddVideoViewed', '- r + + + + + + +'],
  ['Player/GetPlayerViews', '- o r r r r - + +'],
  ['Player/SavePlayerInfo', '- o r r r r - + +'],
  ['Player/SavePlayerAddress', '- o r r r r - + +'],
  ['Player/SavePlayerActualStatus', '- o r r r r - + +'],
  ['Player/SavePlayerPhoneNumber', '- o r r r r - + +'],
  ['Request/SaveRequest', '- - o - - - - + +'],
  ['Request/GetRequests', '- + r + + + + + +'],
  ['Request/GetRequest', '- + r + + + + + +'],
  ['Request/UpdateRequestStatus', '- - o - - - - + +'],
  ['Request/GetRequestCandidates', '- - o - - - - + +'],
  ['Request/GetCandidateCounts', '- - o - - - - + +'],
  ['Team/getTeamsNames', '- n n n + n n + +'],
  ['Team/SearchTeams', '- n n n + n n + +'],
  ['Team/GetTeamInfo', '- r o r + r r + +'],
];

const signs = { all: '+', own: 'o', related: 'r', names: 'n', denied: '-' } as const;

it('every call has the row that the matrix gives it, and the matrix has no row without a call', () => {
  const rows = Object.values(endpoints).map(({ path, who }) => [
    path.slice('/api/'.length),
    callerKinds.map((kind) => signs[who[kind]]).join(' '),
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(matrix));
});
