import type { PublishedColumns } from '../platform/server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedIdentity: PublishedColumns = {
  accounts: [
    'activated_at',
    'agent_type',
    'born_date',
    'deleted_at',
    'email',
    'guardian_confirmed_at',
    'guardian_email',
    'guardian_withdrawn_at',
    'id',
    'image_url',
    'is_administrator',
    'is_chat_owner',
    'is_staff',
    'language',
    'name',
    'profile',
    'staff_ended_at',
    'sub_profile',
    'surname',
  ],
  bell_switches: ['account_id', 'kind'],
  mail_switches: ['account_id', 'kind'],
};
