/** States of a request (spec §4). Names: `catalogue:requestStatus.<id>`. */
export const requestStatus = {
  active: 0,
  closed: 1,
} as const;

export type RequestStatus = (typeof requestStatus)[keyof typeof requestStatus];

export const requestStatuses = [0, 1] as const satisfies readonly RequestStatus[];
