import { useUser } from '../../platform/login/use-session.ts';
import { pictureOfProfile } from '../../ui/text/avatar-picture.tsx';
import { AvatarField } from './avatar-field.tsx';

/** The reader's own picture, or the club's for its members. */
export function OwnPicture() {
  const { name, email, imageUrl, kind, profile } = useUser();
  return (
    <AvatarField
      imageUrl={imageUrl}
      kind={kind === 'team' ? 'team' : 'account'}
      name={name === '' ? email : name}
      picture={pictureOfProfile(profile)}
    />
  );
}
