import { describe, expect, it } from 'vitest';
import { checkNamedStatuses } from './named-statuses.ts';

const findings = (line: string) =>
  checkNamedStatuses([{ path: 'server/src/deals/offers/a.ts', text: line }]).length;

describe('a status, a profile or a role as a bare number', () => {
  it.each([
    'if (offer.status === 2) return;',
    'if (account.profile !== 7) return;',
    'return role <= 5 ? defender : striker;',
    'move({ offerId, status: 3 })',
    'where o.status in (0, 3, 4)',
    'where p.profile = 0 and p.deleted_at is null',
    "where status <> 3 and name = 'x'",
  ])('is refused: %s', (line) => {
    expect(findings(line)).toBe(1);
  });

  it.each([
    'if (answer.status === 404) return;',
    'if (offer.status === offerStatus.accepted) return;',
    'where o.status = any(accepted)',
    "path: '?role=11'",
    '/** 0: status = 0 is pending. */',
    'status: z.number().int()',
  ])('is not seen in: %s', (line) => {
    expect(findings(line)).toBe(0);
  });
});
