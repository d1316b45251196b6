import { exampleTransferItem } from '@trattativa/contract/deals/transfers/example-transfer';
import { expect, it } from 'vitest';
import { applyToTransfers, transferKeys } from './transfers.live.ts';

const { id: transferId, negotiationId, version } = exampleTransferItem;
const list = {
  pages: [{ items: [exampleTransferItem], nextCursor: null, total: 1, totalIsExact: true }],
  pageParams: [undefined],
};
const revised = (data: { transferId: number; version: number }) => ({
  id: '1',
  type: 'transfer.revised',
  data: { ...data, negotiationId },
});

it('a list of transfers is fetched again for a newer version and for a transfer that it does not show', () => {
  expect(applyToTransfers(list, revised({ transferId, version }), transferKeys.list)).toBe(list);
  const newer = revised({ transferId, version: version + 1 });
  expect(applyToTransfers(list, newer, transferKeys.list)).toBe('refetch');
  const other = revised({ transferId: transferId + 1, version });
  expect(applyToTransfers(list, other, transferKeys.list)).toBe('refetch');
});
