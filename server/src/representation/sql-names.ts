/** Ids of mandates for statements of this module and those above it. */
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sqlIds } from '../platform/database/sql-ids.ts';

export const sqlMandate = sqlIds(mandateStatus);
