/** A new game from any step of another: the same position where its cards may go along, and nothing of them where they may not. */
import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Blackstone, Castle } from '../../../src/games/blackstone/game.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { makePosition } from '../../../src/games/blackstone/notation/position.ts'
import type { PositionDocument } from '../../../src/games/blackstone/position/document.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import { viewOf } from '../../../src/kernel/vault.ts'
import { openDatabase } from '../../../src/store/database.ts'
import { memoryLogs } from '../../../src/store/memory.ts'
import { listSaves } from '../../../src/store/saves.ts'
import { type LocalTable, type NewGame, openNew } from '../../../src/table/local.ts'
import { redealing } from '../../../src/table/redealt.ts'
import { rereadBook } from '../../../src/table/reread.ts'
import { atOnce } from '../../../src/table/steps.ts'
import type { Save } from '../../../src/table/store.ts'
import { gathered } from '../../../src/ui/blackstone/game/chapter.ts'
import { type Film, filmOf, type Moment } from '../../../src/ui/blackstone/game/film.ts'
import { sit } from '../../../src/ui/blackstone/game/sit.ts'
import type { Sitting } from '../../../src/ui/blackstone/game/sitting.ts'
import { type Branching, branchable, branchOff, gameFrom } from '../../../src/ui/history/branch.ts'
import { numbersFrom } from '../../kernel/seed.ts'
import { sure } from '../../kernel/trusted.ts'
import { envOf } from '../../table/env.ts'

interface Played {
  readonly table: LocalTable<Blackstone>
  readonly sitting: Sitting
  readonly film: Film
}

/** So many random deeds of a game, then, where it shall be over, an end that all agree to. */
const played = async (wanted: NewGame, deeds: number, ends: boolean): Promise<Played> => {
  const table = sure(await openNew(game, envOf(memoryLogs()), wanted))
  const below = numbersFrom(7)
  for (let deed = 0; deed < deeds; deed++) {
    const turn = table.turn()
    if (turn.kind !== 'seats') break
    const seat = turn.seats[0] ?? 0
    const legal = table.legal(seat)
    const action = legal[below(legal.length)]
    if (action) sure(await table.propose(seat, action))
  }
  if (ends && table.turn().kind === 'seats') sure(await table.agree())
  const sitting = sit({ ...table, game, chapters: gathered([]) })
  return { table, sitting, film: await filmOf(sitting) }
}

/** The position of a log after its first draws, as whoever knows all its cards writes it. */
const beginOf = async ({ header, secret, entries }: Save): Promise<PositionDocument> => {
  if (!secret) throw new Error('no secret')
  const first = entries.findIndex(({ body }) => body.kind !== 'chance')
  const { replay, dealer } = sure(rereadBook(game, header, secret, first < 0 ? entries : entries.slice(0, first)))
  return positionOf(
    game,
    replay.state,
    dealer.dealt,
    header.seats.map(({ name }) => name),
  )
}

const positionOf = (
  castle: Castle,
  state: State,
  dealt: Parameters<typeof viewOf>[2],
  names: readonly string[],
): PositionDocument => makePosition(castle.sceneOf(viewOf(state, null, dealt)), names)

const middle = ({ moments }: Film): Moment => moments[Math.floor(moments.length / 2)] ?? moments[0]

const branching = ({ sitting, film }: Played, save: Save, me: number | null): Branching => {
  const moment = middle(film)
  return { sitting, save, film, moment, step: 5, name: 'Sunday', me }
}
const branched = async (from: Played, save: Save, me: number | null): Promise<Save> => {
  const wanted = sure(await gameFrom(branching(from, save, me)))
  return sure(await openNew(game, envOf(memoryLogs(), 2), wanted)).save()
}

const MODES: readonly NewGame[] = [
  { mode: 'kings-quest', names: ['Ann', 'Ben'], options: { families: 'off', intrigue: 'off' } },
  { mode: 'advanced', names: ['Ann', 'Ben', 'Cy'] },
  { mode: 'solo', names: ['Ann'] },
  { mode: 'puzzle-master', names: ['Ann', 'Ben'] },
  { mode: 'queens-quest', names: ['Ann', 'Ben'] },
  { mode: 'wizards-quest', names: ['Ann', 'Ben'] },
  { mode: 'first-edition', names: ['Ann', 'Ben'] },
]

describe('a game that is over', () => {
  for (const wanted of MODES)
    test(`${wanted.mode}: branches off with every card where it lay`, async () => {
      const game = await played(wanted, 30, true)
      const save = game.table.save()
      const state = branchable(game.sitting, game.film, middle(game.film))
      if (!state) throw new Error('over in the middle')
      const dealt = atOnce(redealing(game.sitting.game, save))
      const before = positionOf(game.sitting.game, state, dealt, wanted.names)
      const after = await beginOf(await branched(game, save, null))
      expect(after).toEqual(before)
      expect(JSON.stringify(before.hidden), 'there was something to hide').toMatch(/"[A-Za-z]/)
    })

  test('says at its last step that nothing can follow, and names the game from which it branches off', async () => {
    const game = await played(MODES[0] as NewGame, 10, true)
    expect(branchable(game.sitting, game.film, game.film.moments.at(-1) ?? game.film.moments[0])).toBeNull()
    const database = openDatabase({ name: 'branches' })
    const id = sure(await branchOff(database, branching(game, game.table.save(), null)))
    const line = (await listSaves(database)).find((one) => one.id === id)
    const origin = { from: 'game', id: game.table.header.id, name: 'Sunday', step: 5 }
    expect(line).toMatchObject({ kind: 'game', origin })
  })

  test('of which this phone never had the cards has them dealt anew', async () => {
    const game = await played(MODES[0] as NewGame, 40, true)
    const { secret: _, ...guests } = game.table.save()
    const save = await branched(game, guests, 0)
    expect(JSON.stringify(save.secret?.hidden)).not.toMatch(/"[A-Za-z0-9/]+"[,\]]/)
  })
})

describe('a game that is still on', () => {
  let game: Played
  beforeAll(async () => {
    game = await played(MODES[0] as NewGame, 40, false)
  })
  const hiddenOf = ({ secret }: Save) => secret?.hidden as NonNullable<PositionDocument['hidden']>

  test('is dealt anew where several people share the phone', async () => {
    const hidden = hiddenOf(await branched(game, game.table.save(), null))
    expect([hidden.hands, hidden.piles, Object.values(hidden.decks ?? {})].flat(3)).toEqual([])
  })
  test('keeps the own cards of who plays alone here, and no others', async () => {
    const state = branchable(game.sitting, game.film, middle(game.film))
    const mine = state?.courts[0]?.hand.length ?? 0
    expect(mine, 'there is a hand to keep').toBeGreaterThan(0)
    const hidden = hiddenOf(await branched(game, game.table.save(), 0))
    expect(hidden.hands?.map((hand) => hand.length)).toEqual([mine, 0])
    expect([hidden.piles, Object.values(hidden.decks ?? {})].flat(3)).toEqual([])
  })
})
