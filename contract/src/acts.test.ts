import { describe, expect, it } from 'vitest';
import { isAct } from './acts.ts';
import { endpoints } from './api.ts';

const all = Object.values(endpoints);
const actsOf = (names: RegExp) => all.filter(({ path }) => names.test(path)).map(isAct);

describe('an act', () => {
  it.each([
    'Candidate/Apply',
    'Candidate/WithdrawApplication',
    'Offer/UpdateOfferStatus',
    'Mandate/UpdateMandateStatus',
    'Whatchat/OpenSupport',
    'Whatchat/SendTocTocOnPrivateChat',
    'Report/PublishReport',
    'Portfolio/AnswerInvitation',
    'Negotiation/SignNegotiation',
    'File/UploadFile',
  ])('is %s', (name) => {
    expect(actsOf(new RegExp(`/${name}$`))).toEqual([true]);
  });

  it('is no call that reads, nor one of a guest, nor one of the own account', () => {
    const reading = actsOf(/\/(Get|Search|Count)[A-Z]\w+$/);
    expect(reading.length).toBeGreaterThan(80);
    expect(new Set(reading)).toEqual(new Set([false]));
    for (const { who, path } of all)
      if (who.guest !== 'denied') expect([path, isAct({ who, path })]).toEqual([path, false]);
    const own = all.filter(({ path, who }) => path.startsWith('/api/Account/') && who.player !== 'denied');
    expect(own.filter(isAct)).toEqual([]);
  });
});
