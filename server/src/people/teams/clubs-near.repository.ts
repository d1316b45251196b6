import { type RawBuilder, sql } from 'kysely';

/** A point on the globe, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth. */
const earthKm = 6371.0088;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** Between which meridians a circle around a point lies. One that holds a pole lies on all of them. */
function betweenMeridians({ latitude, longitude }: Point, angle: number): RawBuilder<unknown> {
  if (Math.abs(latitude) + degrees(angle) >= 90) return sql`true`;
  const half = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude))));
  const [west, east] = [longitude - half, longitude + half];
  if (west < -180) return sql`(t.longitude >= ${west + 360} or t.longitude <= ${east})`;
  if (east > 180) return sql`(t.longitude >= ${west} or t.longitude <= ${east - 360})`;
  return sql`t.longitude between ${west} and ${east}`;
}

/**
 * Whether a club `t` lies at most `km` from one of the points, along the great circle. The box around the circle comes
 * first: it is what an index answers. A club without a place is near to nothing.
 */
export function clubsNear(points: readonly Point[], km: number): RawBuilder<unknown> {
  const angle = km / earthKm;
  // The haversine of a distance grows with it: comparing these needs no arc sine, which rounding could take out of its range.
  const most = Math.sin(angle / 2) ** 2;
  const circles = points.map((point) => {
    const south = point.latitude - degrees(angle);
    const north = point.latitude + degrees(angle);
    return sql`(t.latitude between ${south} and ${north} and ${betweenMeridians(point, angle)}
      and power(sind((t.latitude - ${point.latitude}) / 2), 2)
        + cosd(${point.latitude}) * cosd(t.latitude) * power(sind((t.longitude - ${point.longitude}) / 2), 2) <= ${most})`;
  });
  return sql`(${sql.join(circles, sql` or `)})`;
}
