/** The log: everything that can happen is told in a whole sentence, or is known to need none. Whole games of every mode, with every module. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Event } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/index.ts'
import { stages } from '../../src/games/blackstone/insight/stages.ts'
import type { Options } from '../../src/kernel/contract.ts'
import { plotter } from '../games/blackstone/intrigue/plotter.ts'
import { playedOut } from '../games/blackstone/playedOut.ts'
import { atRandom, mixed, type Player } from '../games/blackstone/players.ts'
import { questing } from '../games/blackstone/questing.ts'

// The parts of the screens ask for the address of the page as soon as they are fetched.
vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
const { castleFor } = await import('../../src/ui/blackstone/game/castle.ts')
const { tell } = await import('../../src/ui/blackstone/game/told.ts')
await import('../../src/ui/text/table.ts')

/** What needs no sentence: it shows by itself, or another sentence says it. */
const SILENT: readonly Event['kind'][] = ['opened', 'offered', 'turnEnded']

/** What is so rare that random games need not hold it: claims of hidden tasks, and rewards of which nothing can be given. */
const RARE: readonly Event['kind'][] = ['claimed', 'lapsed']

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee']
const PIECES = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
const GAMES: readonly (readonly [mode: string, seats: number, player: Player, options: Options])[] = [
  ['kings-quest', 2, plotter, { families: 'random', ...PIECES }],
  ['kings-quest', 4, mixed, { families: 'choose', familyPool: 'all', intrigueTiming: 'immediate' }],
  ['kings-quest', 3, plotter, { families: 'choose', familyPool: 'all', faceDownMatch: 'both', openHands: 'on' }],
  ['advanced', 2, atRandom, PIECES],
  ['coop', 2, plotter, { ...PIECES, families: 'choose' }],
  ['solo', 1, atRandom, PIECES],
  ['solo', 1, mixed, { families: 'choose' }],
  ['puzzle-master', 2, plotter, { knightWizard: 'on' }],
  ['puzzle-master', 2, atRandom, {}],
  ['queens-quest', 3, questing, {}],
  ['wizards-quest', 2, questing, {}],
  ['first-edition', 3, plotter, {}],
  ['first-edition', 2, mixed, {}],
]

/** A key that no catalogue has, a place that was not filled, a name that is missing, or a full stop: sentences are joined by those. */
const BROKEN = /undefined|NaN|\{|\}|^[a-z][\w-]*\.[\w.-]+$|^\s|\s$|\s{2}|^$|, ,|: *$|\.$/

const toldOf = async (mode: string, seats: number, player: Player, options: Options, seed: number) => {
  const { table, deeds } = playedOut({ mode, seats, options, player, seed, most: 260 })
  const { chapters } = await castleFor({ mode, options: table.options })
  const names = NAMES.slice(0, seats)
  return [...stages(game, table, deeds)].flatMap(({ state, events }) =>
    events.map((event) => ({ kind: event.kind, told: tell(event, { state, names, tell: chapters.tell }) })),
  )
}

const seen = new Set<Event['kind']>()

describe('every event is told, or known to be silent', () => {
  test.each(GAMES)('%s for %i', async (mode, seats, player, options) => {
    for (const seed of [5, 17]) {
      const all = await toldOf(mode, seats, player, options, seed)
      for (const { kind } of all) seen.add(kind)
      const untold = all.filter(({ kind, told }) => told === null && !SILENT.includes(kind)).map(({ kind }) => kind)
      expect([...new Set(untold)]).toEqual([])
      const broken = all.flatMap(({ kind, told }) => (told && BROKEN.test(told.text) ? [`${kind}: ${told.text}`] : []))
      expect([...new Set(broken)]).toEqual([])
    }
  })

  test('a task that is dropped has an article, as one that is completed', async () => {
    const all = await toldOf('kings-quest', 2, mixed, PIECES, 5)
    const dropped = all.flatMap(({ kind, told }) => (kind === 'discarded' && told ? [told.text] : []))
    const tasks = dropped.filter((text) => /(Knight|Wizard|King|Ploy)$/.test(text))
    expect(tasks.length).toBeGreaterThan(3)
    expect(tasks.filter((text) => !/^(Ann|Ben) dropped a [A-Z][-\w]+$/.test(text))).toEqual([])
  })

  test('these games hold nearly all that can happen', () => {
    const source = readFileSync(join(import.meta.dirname, '../../src/games/blackstone/actions.ts'), 'utf8')
    const union = source.slice(source.indexOf('export type Event ='))
    const kinds = [...union.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind = '']) => kind)
    expect(kinds.length).toBeGreaterThan(40)
    expect(kinds.filter((kind) => !seen.has(kind as Event['kind'])).sort()).toEqual([...RARE].sort())
  })
})
