import { commissionEndpoints } from '@trattativa/contract/billing/commissions/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerPlan } from './answer-plan.ts';
import { getCommission, getNegotiationCommission } from './get-commission.ts';
import { getCommissionCash, listInstalments } from './list-instalments.ts';
import { markInstalment, waiveInstalment } from './mark-instalment.ts';
import { savePlan } from './save-plan.ts';

export const commissionRoutes = routesOf(commissionEndpoints, {
  getInstalments: listInstalments,
  getCommission,
  getNegotiationCommission,
  getCommissionCash,
  savePlan,
  answerPlan,
  markInstalment,
  waiveInstalment,
});
