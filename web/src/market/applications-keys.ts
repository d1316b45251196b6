/** Cache keys and live rules of applications for other modules. */
export { applicationsKeys } from './applications/applications-keys.ts';
