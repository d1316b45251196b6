/** Ids of accounts for statements of this module and those above it. */
import { agentType } from '@trattativa/domain/identity/agent-types';
import { loginProfileTypes, profileType, subProfile } from '@trattativa/domain/identity/profile-types';
import { sqlIdList, sqlIds } from '../platform/database/sql-ids.ts';

export const sqlAgentType = sqlIds(agentType);
export const sqlProfile = sqlIds(profileType);
export const sqlSubProfile = sqlIds(subProfile);
export const sqlLoginProfiles = sqlIdList(loginProfileTypes);
/** Clubs that others see: registered, or added by somebody and not claimed yet. */
export const sqlListedTeams = sqlIdList([profileType.team, profileType.teamNotRegistered]);
