import { feeSheetEndpoints } from '@trattativa/contract/deals/fee-sheet/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { agreeToFeeSheet, declareRole, getFeeSheet } from './move-fee-sheet.ts';

export const feeSheetRoutes = routesOf(feeSheetEndpoints, { getFeeSheet, agreeToFeeSheet, declareRole });
