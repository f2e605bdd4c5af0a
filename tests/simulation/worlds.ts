/** Which world a seed stands for: every mode in turn, seats on phones in every way, calm or wild. */
import type { Blackstone } from '../../src/games/blackstone/index.ts'
import { game } from '../../src/games/blackstone/index.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { numbersFrom } from '../kernel/seed.ts'
import type { Bug } from './bugs.ts'
import type { Setup } from './world.ts'

const MODES = [...game.modes.values()].sort((a, b) => (a.id < b.id ? -1 : 1))

/** Each seat on one of the phones; the host's phone may have none, and there may be one who only watches. */
const seatedOn = (seats: number, below: (bound: number) => number): readonly (readonly Seat[])[] => {
  const phones: Seat[][] = Array.from({ length: 1 + below(seats) + (below(3) === 0 ? 1 : 0) }, () => [])
  for (let seat = 0; seat < seats; seat++) phones[below(phones.length)]?.push(seat)
  return phones.length > 1 ? phones : [...phones, []]
}

export const setupOf = (seed: number, bug?: Bug): Setup<Blackstone> => {
  const below = numbersFrom(seed ^ 0x5eed)
  const mode = MODES[seed % MODES.length] as (typeof MODES)[number]
  const seats = mode.seats.min + below(mode.seats.max - mode.seats.min + 1)
  const header: Header = {
    ...{ protocol: PROTOCOL, id: `sim${String(seed).padStart(19, '0')}`, game: game.id, version: game.version },
    mode: mode.id,
    options: writeOut(mode, {}),
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  }
  const trouble = [0, 5, 20, 60][below(4)] as number
  return {
    game,
    header,
    seed,
    phones: seatedOn(seats, below),
    trouble,
    most: 300,
    isInBytes: seed % 25 === 0,
    ...(bug && { bug }),
  }
}
