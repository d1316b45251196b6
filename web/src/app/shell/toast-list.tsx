import { Notifications } from '@mantine/notifications';
import classes from './toast-list.module.css';

interface ToastListProps {
  atTheTop: boolean;
  /** The room has its own header, which stays readable. */
  inRoom: boolean;
}

/** The toasts, in the corner; at the top on a phone and in the room, whose message field is at the bottom. */
export default function ToastList({ atTheTop, inRoom }: ToastListProps) {
  return (
    <Notifications
      position={atTheTop ? 'top-center' : 'bottom-right'}
      withinPortal={false}
      className={inRoom ? classes.inRoom : undefined}
    />
  );
}
