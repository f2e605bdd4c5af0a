/** Texts of the log: every event has a sentence or is known to need none. Plays games of every mode and module. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '#src/games/blackstone/events.ts'
import { game } from '#src/games/blackstone/game.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import { gameSnapshots } from '#src/kernel/gameSnapshots.ts'
import { intriguePlayer } from '../../../games/blackstone/intrigue/intriguePlayer.ts'
import { atRandom, mixed, type Player } from '../../../games/blackstone/players.ts'
import { playFullGame } from '../../../games/blackstone/playFullGame.ts'
import { queensAndWizardsQuestPlayer } from '../../../games/blackstone/queensAndWizardsQuestPlayer.ts'
import { ofMany } from '../../../nightly.ts'

// Modules of the screens read the address of the page when they are imported.
const { loadTableRules } = await import('#src/ui/blackstone/table/loadTableRules.ts')
const { createDescribeEvent } = await import('#src/ui/blackstone/table/blackstoneEventTexts.ts')
await import('#src/text/blackstone/bundles/board.ts')

/** Events without a sentence: they are visible on the table, or another sentence includes them. */
const SILENT: readonly GameEvent['kind'][] = ['opened', 'offered', 'turnEnded']

/**
 * Events so rare that random games need not have them: claims of hidden tasks, rewards that cannot be given, and
 * concessions.
 */
const RARE: readonly GameEvent['kind'][] = ['claimed', 'lapsed', 'conceded']

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee']
const PIECES = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
const GAMES: readonly (readonly [mode: string, seats: number, player: Player, options: Options])[] = [
  ['kings-quest', 2, intriguePlayer, { families: 'random', ...PIECES }],
  ['kings-quest', 4, mixed, { families: 'choose', familyPool: 'all', intrigueTiming: 'immediate' }],
  ['kings-quest', 3, intriguePlayer, { families: 'choose', familyPool: 'all', faceDownMatch: 'both', openHands: 'on' }],
  ['advanced', 2, atRandom, PIECES],
  ['coop', 2, intriguePlayer, { ...PIECES, families: 'choose' }],
  ['solo', 1, atRandom, PIECES],
  ['solo', 1, mixed, { families: 'choose' }],
  ['puzzle-master', 2, intriguePlayer, { knightWizard: 'on' }],
  ['puzzle-master', 2, atRandom, {}],
  ['queens-quest', 3, queensAndWizardsQuestPlayer, {}],
  ['wizards-quest', 2, queensAndWizardsQuestPlayer, {}],
  ['first-edition', 3, intriguePlayer, {}],
  ['first-edition', 2, mixed, {}],
]

/** Marks of a broken text: an unknown key, an empty placeholder, a missing name, or a full stop (joins add those). */
const BROKEN = /undefined|NaN|\{|\}|^[a-z][\w-]*\.[\w.-]+$|^\s|\s$|\s{2}|^$|, ,|: *$|\.$/

const describedEvents = async (mode: string, seats: number, player: Player, options: Options, seed: number) => {
  const { table, moves } = playFullGame({ mode, seats, options, player, seed, maxMoves: 260 })
  const { extensions } = await loadTableRules({ mode, options: table.options })
  const names = NAMES.slice(0, seats)
  return [...gameSnapshots(game, table, moves)].flatMap(({ state, events }) =>
    events.map((event) => ({
      kind: event.kind,
      described: createDescribeEvent(extensions.eventDescribers)(event, { state, names }),
    })),
  )
}

const seen = new Set<GameEvent['kind']>()

describe('every event has a sentence, or is known to need none', () => {
  test.each(GAMES)('%s for %i', async (mode, seats, player, options) => {
    for (const seed of ofMany([5], [5, 17])) {
      const all = await describedEvents(mode, seats, player, options, seed)
      for (const { kind } of all) seen.add(kind)
      const undescribed = all
        .filter(({ kind, described }) => described === null && !SILENT.includes(kind))
        .map(({ kind }) => kind)
      expect([...new Set(undescribed)]).toEqual([])
      const broken = all.flatMap(({ kind, described }) =>
        described && BROKEN.test(described.text) ? [`${kind}: ${described.text}`] : [],
      )
      expect([...new Set(broken)]).toEqual([])
    }
  })

  test('a task that is dropped has an article, as one that is completed', async () => {
    const all = await describedEvents('kings-quest', 2, mixed, PIECES, 5)
    const dropped = all.flatMap(({ kind, described }) => (kind === 'discarded' && described ? [described.text] : []))
    const tasks = dropped.filter((text) => /(Knight|Wizard|King|Ploy)$/.test(text))
    expect(tasks.length).toBeGreaterThan(3)
    expect(tasks.filter((text) => !/^(Ann|Ben) dropped a [A-Z][-\w]+$/.test(text))).toEqual([])
  })

  test('these games have nearly every kind of event', () => {
    const source = readFileSync(join(import.meta.dirname, '../../../../src/games/blackstone/events.ts'), 'utf8')
    const union = source.slice(source.indexOf('export type GameEvent ='))
    const kinds = [...union.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind = '']) => kind)
    expect(kinds.length).toBeGreaterThan(40)
    expect(kinds.filter((kind) => !seen.has(kind as GameEvent['kind'])).sort()).toEqual([...RARE].sort())
  })
})
