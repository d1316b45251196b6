import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { offerQuiz, offerQuizToMembers } from '../quizzes.repository.ts';

/** Offers the quiz on the first screen after an e-mail was confirmed or a club claimed. */
export const offerQuizzes = reaction<'account.activated' | 'team.claimed'>({
  name: 'onboarding.offer-quizzes',
  types: ['account.activated', 'team.claimed'],
  async react(services, tx, { data }) {
    const at = services.clock.now();
    if ('accountId' in data) await offerQuiz(tx, data.accountId, at);
    else await offerQuizToMembers(tx, data.teamId, at);
  },
});
