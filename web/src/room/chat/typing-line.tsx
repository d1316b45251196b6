import { useTranslation } from 'react-i18next';
import { useObservable } from '../../platform/observable.ts';
import type { Room } from './room.ts';
import classes from './room-pane.module.css';

/** Who else is writing in this room. */
export function TypingLine({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const [first, second, ...more] = useObservable(room.typing.others).map(({ username }) => username);
  let words = '';
  if (more.length > 0) words = t('typing.several');
  else if (first && second) words = t('typing.two', { first, second });
  else if (first) words = t('typing.one', { name: first });
  return <p className={classes.typing}>{words}</p>;
}
