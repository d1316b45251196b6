import { registrationEndpoints } from '@trattativa/contract/people/players/registration-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { endRegistration } from './end-registration.ts';
import { getCoachingStaffRegistrations } from './get-coaching-staff-registrations.ts';
import { getPlayerRegistrations } from './get-player-registrations.ts';

export const registrationRoutes = routesOf(registrationEndpoints, {
  getPlayerRegistrations,
  getCoachingStaffRegistrations,
  endRegistration,
});
