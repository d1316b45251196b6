/** What a dragged candidate carries. */
const type = 'application/x-player';

export function dragPlayer(data: DataTransfer, playerId: number): void {
  data.setData(type, String(playerId));
  data.effectAllowed = 'copy';
}

/** The player who is dropped; null: something else. */
export function draggedPlayer(data: DataTransfer): number | null {
  const id = Number(data.getData(type));
  return Number.isInteger(id) && id > 0 ? id : null;
}
