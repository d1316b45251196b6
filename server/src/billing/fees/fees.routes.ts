import { feeEndpoints } from '@trattativa/contract/billing/fees/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { agreeToFees, getDealFees, recordFeeAgreement } from './agree-to-fees.ts';

export const feeRoutes = routesOf(feeEndpoints, { getDealFees, agreeToFees, recordFeeAgreement });
