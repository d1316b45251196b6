import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import classes from './team-line.module.css';
import { useTeamWords } from './use-team-words.ts';

interface TeamLineProps {
  name: string;
  city?: string | undefined;
  country?: string | undefined;
  imageUrl?: string | null | undefined;
}

/** A club in one row: picture, name, town and country. */
export function TeamLine({ name, city, country, imageUrl }: TeamLineProps) {
  const words = useTeamWords();
  const facts = [city || null, country && country !== 'IT' ? words.country(country) : null].filter(Boolean);
  return (
    <span className={classes.line}>
      <AvatarPicture name={name} url={imageUrl} size={32} kind="club" />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
      </span>
    </span>
  );
}
