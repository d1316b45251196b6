import { linkBaseOf } from '../../../platform/link-base.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { SecurityNotice } from '../jobs/mail-security-notice.ts';

const linkJobs = {
  'account.registered': 'mail-activation-link',
  'account.activationAsked': 'mail-activation-link',
  'account.resetAsked': 'mail-reset-link',
  'account.signInAsked': 'mail-sign-in-link',
  'account.emailChangeAsked': 'mail-email-change-link',
  'account.guardianConfirmed': 'mail-withdrawal-link',
} as const;

/** Account events that need a mail with a link. */
export const mailAccountLinks = reaction({
  name: 'accounts.mail-account-links',
  types: Object.keys(linkJobs) as (keyof typeof linkJobs)[],
  async react(services, tx, event) {
    if (event.data.accountId !== null) await services.jobs.enqueue(tx, linkJobs[event.type], event.data);
  },
});

/** Mails the named guardian when an account turns out to be a minor's. */
export const askGuardian = reaction({
  name: 'accounts.ask-guardian',
  types: ['account.suspensionChanged'],
  async react(services, tx, { data: { accountId, suspended } }) {
    if (!suspended) return;
    const linkBase = linkBaseOf(services.config, undefined);
    await services.jobs.enqueue(tx, 'mail-activation-link', { accountId, linkBase });
  },
});

/** Mails the guardian, if there is one, when an application opens a minor's card to a club. */
export const notifyGuardian = reaction({
  name: 'accounts.tell-guardian',
  types: ['application.made'],
  async react(services, tx, { data: { candidateId } }) {
    await services.jobs.enqueue(tx, 'mail-guardian-of-application', { candidateId });
  },
});

/** Mails the account's owner when a guardian has consented. */
export const notifyWard = reaction({
  name: 'accounts.tell-ward',
  types: ['account.guardianConfirmed'],
  async react(services, tx, { data }) {
    await services.jobs.enqueue(tx, 'mail-consent-given', data);
  },
});

const securityEvents = [
  'account.passwordChanged',
  'account.emailChanged',
  'account.secondFactorChanged',
] as const;

/** Mails the owner when the password, the address or the second factor has changed. */
export const notifyOwner = reaction<(typeof securityEvents)[number]>({
  name: 'accounts.tell-owner',
  types: securityEvents,
  async react(services, tx, { type, data }) {
    const notices: Record<(typeof securityEvents)[number], SecurityNotice> = {
      'account.passwordChanged': 'passwordChanged',
      'account.emailChanged': 'emailChanged',
      'account.secondFactorChanged': 'on' in data && data.on ? 'secondFactorOn' : 'secondFactorOff',
    };
    const { accountId } = data;
    await services.jobs.enqueue(tx, 'mail-security-notice', { accountId, notice: notices[type] });
  },
});
