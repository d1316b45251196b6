import { Notifications } from '@mantine/notifications';

/** The toasts on screen, in the corner, on a phone at the top. */
export default function ToastList({ atTheTop }: { atTheTop: boolean }) {
  return <Notifications position={atTheTop ? 'top-center' : 'bottom-right'} withinPortal={false} />;
}
