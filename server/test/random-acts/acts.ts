import fc from 'fast-check';
import type { Signing } from './signings.ts';
import type { Moment, Proposer, World } from './world.ts';

export type Act = (world: World) => Promise<void>;

/** An act with its name, so that a sequence that fails can be read. */
function act<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  run: (world: World, given: Input) => Promise<void>,
): fc.Arbitrary<Act> {
  return input.map((given) =>
    Object.assign((world: World) => run(world, given), {
      toString: () => `${name} ${JSON.stringify(given)}`,
    }),
  );
}

type Parts<Input> = { [Part in keyof Input]: fc.Arbitrary<Input[Part]> };

const player = fc.nat({ max: 5 });
const club = fc.nat({ max: 3 });
const row = fc.nat({ max: 4 });

const anySigning: Parts<Signing> = {
  player,
  club,
  further: fc.option(fc.nat({ max: 4 })),
  kind: fc.constantFrom('professional', 'amateur', null),
  release: fc.constantFrom('permanent', 'loan', null),
  purchase: fc.constantFrom('option', 'option', 'obligation'),
};
const sign = (parts: Partial<Parts<Signing>> = {}) =>
  act('sign', fc.record({ ...anySigning, ...parts }), (world, given) => world.sign(given));

const apply = (by = player) =>
  act('apply', fc.tuple(by, club), (world, given) => world.signApplicant(...given));

type Ending = Parameters<World['end']>[0];
const proposer: fc.Arbitrary<Proposer> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('player' as const, 'club' as const) },
  { weight: 1, arbitrary: club },
);
const anyEnding: Parts<Ending> = {
  player,
  row,
  by: proposer,
  days: fc.oneof(fc.integer({ min: -1, max: 60 }), fc.integer({ min: -1, max: 400 })),
  isAgreed: fc.boolean(),
};
const end = (parts: Partial<Parts<Ending>> = {}) =>
  act('end', fc.record({ ...anyEnding, ...parts }), (world, given) => world.end(given));

const correct = (of = player, which = row, days = fc.integer({ min: -1, max: 30 })) =>
  act('correct', fc.tuple(of, which, days), (world, given) => world.correct(...given));

type Exercise = Parameters<World['exercise']>[0];
const anyExercise: Parts<Exercise> = {
  option: fc.nat({ max: 4 }),
  by: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: club }),
  moment: fc.constantFrom<Moment>('today', 'today', 'lastDay', 'dayAfter'),
};
const exercise = (parts: Partial<Parts<Exercise>> = {}) =>
  act('exercise', fc.record({ ...anyExercise, ...parts }), (world, given) => world.exercise(given));

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: sign() },
  { weight: 2, arbitrary: apply() },
  { weight: 4, arbitrary: end() },
  { weight: 1, arbitrary: correct() },
  { weight: 3, arbitrary: exercise() },
  {
    weight: 2,
    arbitrary: act('pass', fc.integer({ min: 1, max: 150 }), (world, days) => world.pass(days)),
  },
);

const ofHolder = { option: fc.constant(0), by: fc.constant(null) };
const inTime = fc.constantFrom<Moment>('today', 'lastDay');
const freeSigning = { release: fc.constant(null), further: fc.nat({ max: 2 }) };

/** First acts of a sequence, by what they lead to whatever is drawn: random acts come to it too rarely. */
export const beginnings: Record<string, fc.Arbitrary<Act[]>> = {
  'an option that is exercised and one that lapses': fc.tuple(
    sign({ ...freeSigning, player: fc.constant(0) }),
    sign({ ...freeSigning, player: fc.constant(1) }),
    exercise({ ...ofHolder, moment: inTime }),
    exercise({ ...ofHolder, moment: fc.constant('dayAfter') }),
  ),
  'a loan whose club buys the player': fc
    .shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 })
    .chain(([lender = 0, borrower = 1]) => {
      const common = { player: fc.constant(2), further: fc.constant(null) };
      const lent = { release: fc.constant('loan' as const), purchase: fc.constant('option' as const) };
      return fc.tuple(
        sign({ ...common, club: fc.constant(lender), release: fc.constant(null) }),
        sign({ ...common, club: fc.constant(borrower), ...lent }),
        exercise({ ...ofHolder, moment: inTime }),
      );
    }),
  'a contract that both sides end and one that staff correct': fc.tuple(
    apply(fc.constant(4)),
    apply(fc.constant(5)),
    end({
      player: fc.constant(4),
      row: fc.constant(0),
      by: fc.constantFrom('player', 'club'),
      days: fc.nat({ max: 60 }),
      isAgreed: fc.constant(true),
    }),
    correct(fc.constant(5), fc.constant(0), fc.nat({ max: 30 })),
  ),
};
