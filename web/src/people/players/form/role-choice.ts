import { type PlayerRole, playerRolePositions, playerRoles } from '@trattativa/domain/people/player-roles';

export interface ChosenRoles {
  principal: PlayerRole | null;
  secondary: PlayerRole | null;
}

/** The roles after a press on the pitch: a new role takes the next free place, a chosen one is removed. */
export function afterChoice({ principal, secondary }: ChosenRoles, role: PlayerRole): ChosenRoles {
  if (role === principal) return { principal: secondary, secondary: null };
  if (role === secondary) return { principal, secondary: null };
  if (principal === null) return { principal: role, secondary };
  return { principal, secondary: role };
}

/** The nearest role in a direction (y 1 is towards the opponents), or the same one if there is none. */
export function nextRole(from: PlayerRole, direction: { x: number; y: number }): PlayerRole {
  const start = playerRolePositions[from];
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const role of playerRoles) {
    const dx = playerRolePositions[role].x - start.x;
    const dy = playerRolePositions[role].y - start.y;
    const along = dx * direction.x + dy * direction.y;
    if (along <= 0) continue;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = along + 2 * aside;
    if (cost < bestCost) {
      best = role;
      bestCost = cost;
    }
  }
  return best;
}
