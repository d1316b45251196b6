import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import classes from '../players/player-screen.module.css';
import { Form } from '../ui/form/form.tsx';
import { PhoneField } from '../ui/form/phone-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { showDone } from '../ui/toasts.tsx';
import own from './coaching-staff-contacts.module.css';
import { coachingStaffKeys } from './coaching-staff-keys.ts';

interface Contacts {
  email: string;
  phone: string;
}

/** How to reach the person, for who may; changed in place. */
export function CoachingStaffContacts({ staff }: { staff: CoachingStaff }) {
  const { t } = useTranslation(['coaching-staff', 'shell']);
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const form = useForm<Contacts>({ values: { email: staff.email ?? '', phone: staff.phone ?? '' } });

  async function save({ email, phone }: Contacts) {
    const { coachingStaffId } = staff;
    const input = { coachingStaffId, email: email.trim() === '' ? null : email, phone };
    const { message, coachingStaff } = await call('CoachingStaff/UpdateCoachingStaffContacts', input);
    client.setQueryData([...coachingStaffKeys.one, coachingStaffId], coachingStaff);
    void client.invalidateQueries({ queryKey: coachingStaffKeys.list });
    setEditing(false);
    showDone(message);
  }

  return (
    <section className={classes.part} aria-labelledby="coaching-contacts">
      <h2 id="coaching-contacts">{t('coaching-staff:card.contacts')}</h2>
      {editing ? (
        <Form form={form} onSubmit={save}>
          <TextField name="email" label={t('coaching-staff:field.email')} type="email" maxLength={254} />
          <PhoneField name="phone" label={t('coaching-staff:field.phone')} />
          <div className={own.acts}>
            <Button
              variant="default"
              onClick={() => {
                form.reset();
                setEditing(false);
              }}
            >
              {t('shell:ui.cancel')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('coaching-staff:card.saveContacts')}
            </Button>
          </div>
        </Form>
      ) : (
        <>
          <dl className={`${classes.facts} ${own.contacts}`}>
            <div>
              <dt>{t('coaching-staff:field.email')}</dt>
              <dd>
                {staff.email ? (
                  <a href={`mailto:${staff.email}`}>{staff.email}</a>
                ) : (
                  t('coaching-staff:card.unknown')
                )}
              </dd>
            </div>
            <div>
              <dt>{t('coaching-staff:field.phone')}</dt>
              <dd>
                {staff.phone ? (
                  <a href={`tel:${staff.phone.replace(/[^\d+]/gu, '')}`}>{staff.phone}</a>
                ) : (
                  t('coaching-staff:card.unknown')
                )}
              </dd>
            </div>
          </dl>
          {staff.can.edit && (
            <div className={own.acts}>
              <Button variant="default" size="sm" onClick={() => setEditing(true)}>
                {t('coaching-staff:card.editContacts')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
