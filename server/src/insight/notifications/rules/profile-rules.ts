import { findPlayerAccount } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

/** Somebody has evaluated a player: the player and the people who keep the record. By whom is not said. */
export const evaluatedRule = rule({
  types: ['player.evaluated'],
  async notices(_tx, { data: { playerId }, recipients }) {
    return [
      {
        kind: 'playerEvaluated',
        accounts: recipients,
        about: playerId,
        params: { playerId },
        target: `/players/${playerId}`,
      },
    ];
  },
});

/** The own profile stays incomplete, and is deleted soon: the player, who has a mail too. */
export const profileReminderRule = rule({
  types: ['player.profileReminded'],
  async notices(tx, { data: { playerId } }) {
    const player = await findPlayerAccount(tx, playerId);
    return [
      {
        kind: 'profileReminder',
        accounts: player === null ? [] : [player],
        about: playerId,
        params: {},
        target: '/account?section=profile',
        mailed: true,
      },
    ];
  },
});

/** The clock has deleted an incomplete profile: nobody has done it. */
export const profileDeletedRule = rule({
  types: ['player.removed'],
  async notices(_tx, { data: { playerId }, recipients, actorId }) {
    if (actorId !== null) return [];
    return [
      {
        kind: 'profileDeleted',
        accounts: recipients,
        about: playerId,
        params: {},
        target: '/account?section=profile',
        mailed: true,
      },
    ];
  },
});
