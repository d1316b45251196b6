import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { SecurityNotice } from '../jobs/mail-security-notice.ts';

const types = ['account.passwordChanged', 'account.emailChanged', 'account.secondFactorChanged'] as const;

/** Reports a changed password, address or second factor to the owner by mail. */
export const tellOwner = reaction<(typeof types)[number]>({
  name: 'accounts.tell-owner',
  types,
  async react(services, tx, { type, data }) {
    const notices: Record<(typeof types)[number], SecurityNotice> = {
      'account.passwordChanged': 'passwordChanged',
      'account.emailChanged': 'emailChanged',
      'account.secondFactorChanged': 'on' in data && data.on ? 'secondFactorOn' : 'secondFactorOff',
    };
    const { accountId } = data;
    await services.jobs.enqueue(tx, 'mail-security-notice', { accountId, notice: notices[type] });
  },
});
