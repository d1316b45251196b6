import { namedIds } from '../platform/named-ids.ts';

declare enum RequestStatusNames {
  active = '0',
  closed = '1',
}

/** States of a request (spec §4). Names: `catalogue:requestStatus.<id>`. */
export const requestStatus = namedIds<typeof RequestStatusNames>({
  active: 0,
  closed: 1,
});

export type RequestStatus = RequestStatusNames;

export const requestStatuses: readonly RequestStatus[] = Object.values(requestStatus);
