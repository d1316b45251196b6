/** Ids of requests and candidates for statements of this module and those above it. */
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { sqlIds } from '../platform/database/sql-ids.ts';

export const sqlCandidate = sqlIds(candidateStatus);
export const sqlRequest = sqlIds(requestStatus);
