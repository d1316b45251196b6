import { shortlistEndpoints } from '@trattativa/contract/people/shortlist/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { addToShortlist, getShortlist, removeFromShortlist } from './change-shortlist.ts';

export const shortlistRoutes = routesOf(shortlistEndpoints, {
  getShortlist,
  addToShortlist,
  removeFromShortlist,
});
