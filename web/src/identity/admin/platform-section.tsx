import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { FigureField } from './figure-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const msPerSecond = 1000;

/** Limits, days and intervals. */
export default function PlatformSection() {
  const { t } = useTranslation('administration');
  return (
    <SettingsForm
      title={t('section.platform')}
      sections={['recipients', 'profiles', 'proposals', 'silence', 'room', 'web']}
    >
      <FormPart short title={t('part.recipients.title')} hint={t('part.recipients.hint')}>
        <FigureField path="recipients.clubs" bound="recipients" />
        <FigureField path="recipients.agents" bound="recipients" />
        <FigureField path="recipients.coachingStaff" bound="recipients" />
      </FormPart>
      <FormPart short title={t('part.profiles.title')} hint={t('part.profiles.hint')}>
        <FigureField path="profiles.incompleteDays" bound="incompleteDays" />
        <FigureField path="profiles.obsoleteMonths" bound="obsoleteMonths" />
      </FormPart>
      <FormPart short title={t('part.proposals.title')} hint={t('part.proposals.hint')}>
        <FigureField path="proposals.unconfirmed" bound="unconfirmed" />
        <FigureField path="proposals.unconfirmedDays" bound="unconfirmedDays" />
      </FormPart>
      <FormPart short title={t('part.silence.title')} hint={t('part.silence.hint')}>
        <FigureField path="silence.reminderDays" bound="silenceDays" />
        <FigureField path="silence.lapseDays" bound="silenceDays" />
      </FormPart>
      <FormPart short title={t('part.room.title')}>
        <FigureField path="room.messageLength" bound="messageLength" />
        <FigureField path="room.messagesPerMinute" bound="messagesPerMinute" />
        <FigureField path="room.pollMs" bound="pollMs" per={msPerSecond} />
      </FormPart>
      <FormPart short title={t('part.web.title')}>
        <FigureField path="web.chunkTimeoutSeconds" bound="chunkTimeoutSeconds" />
      </FormPart>
    </SettingsForm>
  );
}
