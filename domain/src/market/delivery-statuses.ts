import { namedIds } from '../platform/named-ids.ts';

declare enum DeliveryStatusNames {
  pending = '0',
  sent = '1',
  viewed = '2',
}

/** Delivery of a request to one of its recipients (spec §4). Names: `catalogue:deliveryStatus.<id>`. */
export const deliveryStatus = namedIds<typeof DeliveryStatusNames>({
  pending: 0,
  sent: 1,
  viewed: 2,
});

export type DeliveryStatus = DeliveryStatusNames;

export const deliveryStatuses: readonly DeliveryStatus[] = Object.values(deliveryStatus);
