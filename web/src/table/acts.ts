/** What happens in a frame as a sequence of acts: dice fall, then the car drives as far as they lead. */
import type { Motion } from '../board/scene';
import type { Throw } from '../games/face';

export interface Act {
  /** They fall together. */
  throws: Throw[];
  motions: Motion[];
}

/** Dice of one space fall together, and the car follows them there before the next ones fall. What remains of the
 * drives comes after the last of them. */
export function actsOf(throws: Throw[], motions: Motion[]): Act[] {
  const acts: Act[] = [];
  for (const thrown of throws) {
    const last = acts.at(-1);
    if (last && last.throws[0]?.cell === thrown.cell && Boolean(last.throws[0]?.die) === Boolean(thrown.die))
      last.throws.push(thrown);
    else acts.push({ throws: [thrown], motions: [] });
  }
  const drives = motions.map((motion) => ({ ...motion, cells: [...motion.cells] }));
  for (const act of acts.slice(0, -1)) {
    const [{ cell, seat } = { cell: undefined, seat: -1 }] = act.throws;
    const drive = drives[0];
    const at = cell === undefined || drive?.seat !== seat || drive.spins ? -1 : drive.cells.indexOf(cell);
    if (at >= 0) act.motions.push({ seat, cells: drive!.cells.splice(0, at + 1) });
  }
  // A car that hits something where it stands does not drive, but it is seen.
  const rest = drives.filter(({ cells, beside, force }) => cells.length || beside || force);
  const last = acts.at(-1);
  if (last) last.motions.push(...rest);
  else if (rest.length) acts.push({ throws: [], motions: rest });
  return acts;
}
