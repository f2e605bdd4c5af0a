/** The same again on this phone: as many seats, the same names, the same bots. */
import { botsOf } from '../../../store/bots.ts'
import type { House } from '../../shell/house.ts'
import { replace } from '../../shell/route.ts'
import type { Sitting } from './sitting.ts'
import { begin } from './tables.ts'

export const rematch = async ({ database }: House, { header, names }: Sitting): Promise<void> => {
  const { mode, options } = header
  const kept = await botsOf(database, header.id).catch(() => ({}))
  const bots = names.map((_, seat) => Object.entries(kept).find(([at]) => at === String(seat))?.[1] ?? '')
  const next = await begin(database, { mode, options, names, emblems: header.seats })
  if (!next.ok) return
  if (bots.some(Boolean)) await (await import('../../bots/begin.ts')).letBotsIn(database, next.value, bots)
  replace('play', next.value.header.id)
}
