import { profileType, type TeamProfileType } from '@trattativa/domain/identity/profile-types';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';

const tones: Readonly<Record<TeamProfileType, StatusTone>> = {
  [profileType.team]: 'won',
  [profileType.teamNotRegistered]: 'idle',
  [profileType.teamNotAccepted]: 'waiting',
};

/** Whether a club is registered, as word, colour and shape. */
export function TeamStatus({ profile }: { profile: TeamProfileType }) {
  const { t } = useTranslation('teams');
  return <StatusChip tone={tones[profile]}>{t(`profile.${profile}`)}</StatusChip>;
}
