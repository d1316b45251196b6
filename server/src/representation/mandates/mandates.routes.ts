import { mandateCheckEndpoints } from '@trattativa/contract/representation/mandates/check-endpoints';
import { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { checkMandate } from './check-mandate.ts';
import { checkMandateForm, getMandatesToCheck } from './check-mandate-form.ts';
import { proposeClubMandate, proposePlayerMandate } from './propose-mandate.ts';
import { getMandate, getMandateConflicts, getMandatedClubs, getMandates } from './read-mandates.ts';
import { answerGuardianMandate, getGuardianMandate, updateMandateStatus } from './update-mandate-status.ts';

export const mandateRoutes = [
  ...routesOf(mandateCheckEndpoints, { checkMandate }),
  ...routesOf(mandateEndpoints, {
    proposePlayerMandate,
    proposeClubMandate,
    getMandates,
    getMandate,
    updateMandateStatus,
    getMandatedClubs,
    getMandateConflicts,
    getMandatesToCheck,
    checkMandateForm,
    getGuardianMandate,
    answerGuardianMandate,
  }),
];
