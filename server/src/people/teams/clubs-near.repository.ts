import { type RawBuilder, sql } from 'kysely';

/** Coordinates in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth. */
const earthKm = 6371.0088;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The longitudes of a circle around a point. A circle that contains a pole has all of them. */
function betweenMeridians({ latitude, longitude }: Point, angle: number): RawBuilder<unknown> {
  if (Math.abs(latitude) + degrees(angle) >= 90) return sql`true`;
  const half = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude))));
  const [west, east] = [longitude - half, longitude + half];
  if (west < -180) return sql`(t.longitude >= ${west + 360} or t.longitude <= ${east})`;
  if (east > 180) return sql`(t.longitude >= ${west} or t.longitude <= ${east - 360})`;
  return sql`t.longitude between ${west} and ${east}`;
}

/**
 * Whether a club `t` lies at most `km` from one of the points, along the great circle. The bounding box comes
 * first, because an index serves it. A club without coordinates matches nothing.
 */
export function clubsNear(points: readonly Point[], km: number): RawBuilder<unknown> {
  const angle = km / earthKm;
  // Haversines grow with the distance, so they are compared without an arc sine, whose argument rounding
  // could push out of range.
  const max = Math.sin(angle / 2) ** 2;
  const circles = points.map((point) => {
    const south = point.latitude - degrees(angle);
    const north = point.latitude + degrees(angle);
    return sql`(t.latitude between ${south} and ${north} and ${betweenMeridians(point, angle)}
      and power(sind((t.latitude - ${point.latitude}) / 2), 2)
        + cosd(${point.latitude}) * cosd(t.latitude) * power(sind((t.longitude - ${point.longitude}) / 2), 2) <= ${max})`;
  });
  return sql`(${sql.join(circles, sql` or `)})`;
}
