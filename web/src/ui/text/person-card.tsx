import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AvatarPicture, type AvatarPictureKind } from './avatar-picture.tsx';
import classes from './person-card.module.css';

interface PersonCardProps {
  name: string;
  imageUrl: string | null | undefined;
  kind: AvatarPictureKind;
  /** The target of the name's link; the whole card is clickable. */
  to?: string | undefined;
  /** The heading level. */
  heading: 2 | 3 | 4;
  /** Below the name; empty ones are omitted. */
  who: readonly (string | null | undefined)[];
  role: string;
  secondaryRole?: string | undefined;
  /** A drawing beside the names. */
  beside?: ReactNode;
  /** The employer or club, on its own line. */
  place?: string | undefined;
  children?: ReactNode;
  /** Marks at the bottom of the card. */
  foot?: ReactNode;
  actions?: ReactNode;
}

/** The card of a person: picture, name, role and employer, then content of the place, marks and buttons. */
export function PersonCard(props: PersonCardProps) {
  const { name, imageUrl, kind, to, heading, who, role, secondaryRole, beside, place } = props;
  const { children, foot, actions } = props;
  const Heading = `h${heading}` as const;
  return (
    <article className={classes.card} data-linked={to !== undefined || undefined}>
      <div className={classes.top}>
        <AvatarPicture name={name} url={imageUrl} size={52} kind={kind} />
        <div className={classes.names}>
          <Heading className={classes.name}>
            {to === undefined ? (
              name
            ) : (
              <Link to={to} className={classes.link}>
                {name}
              </Link>
            )}
          </Heading>
          <p className={classes.who}>{who.filter(Boolean).join(' · ')}</p>
          <p className={classes.role}>{role}</p>
          {secondaryRole !== undefined && <p className={classes.secondary}>{secondaryRole}</p>}
        </div>
        {beside}
      </div>
      {place !== undefined && <p className={classes.place}>{place}</p>}
      {children}
      <div className={classes.foot}>
        {foot}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  );
}
