import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Agreement,
  begunAgreement,
  endedAgreement,
  revisedAgreement,
  signedAgreement,
  whoseTurn,
} from './agreement.ts';
import { otherClub, type TransferSide, transferSides } from './transfer-sides.ts';

const begun = begunAgreement('engaging', 'a');
const sides = fc.constantFrom(...transferSides);
const hashes = fc.constantFrom('a', 'b', 'c', 'd');
const act = fc.oneof(
  fc.record({ act: fc.constant('revise' as const), by: sides, hash: hashes }),
  fc.record({ act: fc.constant('sign' as const), by: sides, hash: hashes }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

function after(agreement: Agreement, { act, by, hash }: Act): Agreement {
  const step = act === 'revise' ? revisedAgreement : signedAgreement;
  return step(agreement, by, hash) ?? agreement;
}

describe('the agreement between two clubs', () => {
  it('signs once both clubs have signed the terms in force', () => {
    const one = signedAgreement(begun, 'releasing', 'a') as Agreement;
    expect(one.state).toBe('open');
    expect(signedAgreement(one, 'engaging', 'a')).toMatchObject({ state: 'agreed' });
  });

  it('does not sign terms that are not in force', () => {
    const revised = revisedAgreement(begun, 'releasing', 'b') as Agreement;
    expect(signedAgreement(revised, 'engaging', 'a')).toBeNull();
  });

  it('takes no signature twice, and no revision that changes nothing', () => {
    const one = signedAgreement(begun, 'releasing', 'a') as Agreement;
    expect(signedAgreement(one, 'releasing', 'a')).toBeNull();
    expect(revisedAgreement(one, 'engaging', 'a')).toBeNull();
  });

  it('stays as it is once agreed or ended', () => {
    const agreed: Agreement = { ...begun, state: 'agreed', signed: { engaging: 'a', releasing: 'a' } };
    const ended = endedAgreement(begun) as Agreement;
    for (const closed of [agreed, ended]) {
      expect(revisedAgreement(closed, 'engaging', 'b')).toBeNull();
      expect(signedAgreement(closed, 'releasing', 'a')).toBeNull();
      expect(endedAgreement(closed)).toBeNull();
      expect(whoseTurn(closed)).toBeNull();
    }
  });

  it('a changed term resets the agreement of both clubs, whoever changes it', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), sides, hashes, (acts, by, hash) => {
        const before = acts.reduce(after, begun);
        const revised = revisedAgreement(before, by, hash);
        if (revised) {
          expect(revised.signed).toEqual({ engaging: null, releasing: null });
          expect(whoseTurn(revised)).toBe(otherClub(by));
        }
      }),
    );
  });

  it('is agreed exactly when both signed hashes are the hash in force', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const { state, hash, signed } = acts.reduce(after, begun);
        for (const side of transferSides) expect([null, hash]).toContain(signed[side]);
        expect(state === 'agreed').toBe(signed.engaging === hash && signed.releasing === hash);
      }),
    );
  });

  it.each<[string, Record<TransferSide, string | null>, TransferSide]>([
    ['nobody has signed', { engaging: null, releasing: null }, 'releasing'],
    ['the writer has signed', { engaging: 'a', releasing: null }, 'releasing'],
    ['the other has signed', { engaging: null, releasing: 'a' }, 'engaging'],
  ])('waits for the right club when %s', (_, signed, turn) => {
    expect(whoseTurn({ ...begun, signed })).toBe(turn);
  });
});
