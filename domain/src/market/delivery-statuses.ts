/** Delivery of a request to one of its recipients (spec §4). Names: `catalogue:deliveryStatus.<id>`. */
export const deliveryStatus = {
  pending: 0,
  sent: 1,
  viewed: 2,
} as const;

export type DeliveryStatus = (typeof deliveryStatus)[keyof typeof deliveryStatus];

export const deliveryStatuses = [0, 1, 2] as const satisfies readonly DeliveryStatus[];
