import { ruleEndpoints } from '@trattativa/contract/people/rules/endpoints';
import { rulePackEndpoints } from '@trattativa/contract/people/rules/pack-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { computeAgentFeeCap, computeSolidarity, getBirthYearQuota, getWindow } from './calculate.ts';
import { checkAct } from './check-act.ts';
import { getPack, getPackHistory, getPacks } from './get-rule-packs.ts';
import { getRulesToRenew } from './get-rules-to-renew.ts';
import { confirmRule, savePack } from './save-rule-pack.ts';

export const ruleRoutes = [
  ...routesOf(ruleEndpoints, {
    computeSolidarity,
    computeAgentFeeCap,
    getWindow,
    getBirthYearQuota,
    checkAct,
  }),
  ...routesOf(rulePackEndpoints, {
    getPacks,
    getPack,
    getPackHistory,
    getRulesToRenew,
    savePack,
    confirmRule,
  }),
];
