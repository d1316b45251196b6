import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** An application as the mail to a minor's guardian tells it. */
export interface WardApplication {
  /** The account that it concerns. */
  person_id: number | null;
  /** The account that made it. */
  applicant_id: number | null;
  /** The request's club, role and town. */
  club: string;
  role: number;
  city: string;
}

/** Finds an application; null once it was withdrawn. Filled by the market. */
export const findApplication = new Port<
  (db: Queryable, candidateId: number) => Promise<WardApplication | null>
>('applications of minors');
