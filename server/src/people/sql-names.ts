/** Ids of people for statements of this module and those above it. */

import { evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { teamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import { sqlIds } from '../platform/database/sql-ids.ts';

export const sqlContractualStatus = sqlIds(contractualStatus);
export const sqlEvaluatorRole = sqlIds(evaluatorRole);
export const sqlOrgChartRole = sqlIds(orgChartRole);
export const sqlTeamChange = sqlIds(teamChangeStatus);
