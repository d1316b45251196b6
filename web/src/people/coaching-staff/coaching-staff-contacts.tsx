import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PhoneField } from '../../ui/form/number/phone-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { coachingStaffKeys } from './coaching-staff.live.ts';
import classes from './coaching-staff-contacts.module.css';

interface Contacts {
  email: string;
  phone: string;
}

/** The person's contacts, for readers who may see them. Edited in place. */
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

  const email = staff.email ? <a href={`mailto:${staff.email}`}>{staff.email}</a> : null;
  const phone = staff.phone ? <a href={`tel:${staff.phone.replace(/[^\d+]/gu, '')}`}>{staff.phone}</a> : null;
  return (
    <CardPart title={t('coaching-staff:card.contacts')}>
      {editing ? (
        <Form form={form} onSubmit={save}>
          <TextField
            name="email"
            label={t('coaching-staff:field.email')}
            type="email"
            maxLength={maxEmailLength}
          />
          <PhoneField name="phone" label={t('coaching-staff:field.phone')} />
          <div className={classes.acts}>
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
          <FactList
            wide
            facts={[
              [t('coaching-staff:field.email'), email ?? t('coaching-staff:card.unknown')],
              [t('coaching-staff:field.phone'), phone ?? t('coaching-staff:card.unknown')],
            ]}
          />
          {staff.can.edit && (
            <div className={classes.acts}>
              <Button variant="default" size="sm" onClick={() => setEditing(true)}>
                {t('coaching-staff:card.editContacts')}
              </Button>
            </div>
          )}
        </>
      )}
    </CardPart>
  );
}
