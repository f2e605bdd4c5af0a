/**
 * The automatic player of the whole games: it replays the game with the engine, which computes every state once more,
 * and chooses among the legal actions. It knows no more than the seat that acts may know. `loadAutoPlayer.ts` loads
 * it.
 */

import { vassalWithSideUp, visibleVassalIn } from '#src/games/blackstone/insight/shown/vassalHand.ts'
import { simplePlayer } from '../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { playoutOfLog } from '../../src/cli/playoutOfTable.ts'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { BOARD_SIZE, columnOf, LETTERS, rowOf } from '../../src/games/blackstone/board.ts'
import { cardOf } from '../../src/games/blackstone/cards.ts'
import { FACTIONS, type Face, type FacePattern, factionOf, ROLES, roleOf } from '../../src/games/blackstone/faces.ts'
import { type BlackstoneTypes, game, sceneOf } from '../../src/games/blackstone/game.ts'
import { markableCardsOf } from '../../src/games/blackstone/insight/shown/intrigueMarkers.ts'
import { turnResources } from '../../src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { ratsStatus } from '../../src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { ASSASSIN, SABOTEUR, vassalAt, visibleTaskIn } from '../../src/games/blackstone/insight/tableCards.ts'
import type { Family } from '../../src/games/blackstone/rules/family.ts'
import type { Scene } from '../../src/games/blackstone/rules/ruleTypes.ts'
import type { State } from '../../src/games/blackstone/state.ts'
import type { Seat, Slot } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../src/kernel/playout.ts'
import { EMPTY_VAULT, seatView } from '../../src/kernel/vault.ts'
import { answerDraws, openGameLog } from '../../src/table/arbiter/gameLog.ts'
import { seededRandomSource } from '../../src/table/arbiter/seededRandomSource.ts'
import type { DealerSecret } from '../../src/table/logStore.ts'

export interface AutoPlayer {
  readonly state: () => State
  /** Who is awaited; null when the game is over. */
  readonly seat: () => Seat | null
  readonly legal: () => readonly Action[]
  /** Number of the entry that the log has next. */
  readonly seq: () => number
  /** 16 hex digits. */
  readonly hash: () => string
  /** What it would do now. */
  choose(): Action
  /** A whole number below `of`, from the player's number: for what is done besides, so that it spoils no choice. */
  randomBelow(of: number): number
  /** Hears what was done and dealt since; throws where the engine comes to another state than the app did. */
  hear(entries: readonly Entry[]): void
  /** Every space as the board has to tell it, in reading order: `Lion Scout`, `Empty`. */
  faces(): readonly string[]
  nameOf(face: Face): string
  /** How a task is called wherever it lies: by both its halves. */
  card(slot: Slot): RegExp
  /** The family on a card: `Corwin`. */
  family(slot: Slot): string
  /** A vassal of a hand: `Lion Scout, reverse Dragon Spy`, and its face on either side. */
  vassal(slot: Slot): { readonly name: string; readonly faces: readonly [string, string] }
  /** The place of a completed card among those that may bear a marker. */
  markable(slot: Slot): number
  /** What stands beside the board for who is awaited: what the mode has none of is null. */
  shownStatus(): {
    readonly rats: { readonly wandering: number; readonly plagued: number; readonly limit: number } | null
    readonly actions: number | null
    readonly hand: { readonly knights: number; readonly wizards: number; readonly tasks: readonly Slot[] } | null
  }
  /** Kinds of what was done so far. */
  readonly done: () => ReadonlySet<Action['kind']>
}

const capitalizedName = (names: readonly string[], at: number): string => {
  const name = names[at] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const wordsOf = (want: FacePattern, half: 'any' | 'wild'): string => {
  const [faction, role] = [capitalizedName(FACTIONS, want.faction), capitalizedName(ROLES, want.role)]
  return faction && role ? `${faction} ${role}` : `${half} ${faction || role}`
}

const wantedOf = (want: FacePattern): string => wordsOf(want, 'any')

const nameOf = (face: Face): string => {
  if (face === ASSASSIN) return 'Assassin'
  if (face === SABOTEUR) return 'Saboteur'
  return wordsOf({ faction: factionOf(face), role: roleOf(face) }, 'wild')
}

const spaceName = (space: number): string => `${LETTERS[columnOf(space)]}·${LETTERS[BOARD_SIZE + rowOf(space)]}`
const lineName = (line: number): string => `${line < BOARD_SIZE ? 'column' : 'row'} ${LETTERS[line]}`

/** As a card of a hand says it, and as an offered Machination does. */
const cardName = (scene: Scene, slot: Slot): RegExp => {
  const task = visibleTaskIn(scene, slot)
  if (!task) throw new Error(`nobody may know the card ${slot}`)
  const { left, right } = task
  const [space, who] = [spaceName(left.space), wantedOf(left)]
  const [place, other] = [right.space === undefined ? lineName(right.line) : spaceName(right.space), wantedOf(right)]
  return new RegExp(
    `${space} ${who}, (not )?met.*${place} ${other}, (not )?met|^${who} at ${space}, ${other} in ${place}`,
  )
}

const families = Object.values(
  import.meta.glob<Family>('../../src/games/blackstone/families/*.ts', { eager: true, import: 'family' }),
)
const familyName = ({ knownCode }: Scene, slot: Slot): string => {
  const id = families.find(({ card }) => card === cardOf(knownCode(slot)))?.id ?? ''
  return id.charAt(0).toUpperCase() + id.slice(1)
}

/** One in so many times a thing is tried that nobody did in this game. */
const TRY_ODDS = 3
/** To be tried only where the player itself wants it: it gives the turn away, or something for nothing. */
const NEVER_TRIED: readonly Action['kind'][] = ['endWork', 'discard', 'leaveEmpty', 'skip', 'leave', 'decline']

/** What the table offers of what is legal: no guard where it stops nobody. */
const offeredIn = (playout: Playout<BlackstoneTypes>): readonly Action[] => {
  const isAlone = playout.state.courts.length === 1
  return legalActionsIn(playout).filter(({ kind }) => kind !== 'guard' || !isAlone)
}

/** Opens the game of a header and its dealer's secret; `number` makes the player another one. */
export const openAutoPlayer = (header: Header, secret: DealerSecret, number: number): AutoPlayer => {
  const opened = openGameLog(game, header, secret)
  if (!opened.ok) throw new Error(opened.error.code)
  let playout: Playout<BlackstoneTypes> = playoutOfLog(answerDraws(opened.value))
  const { below } = seededRandomSource('mind', 'game', number)
  const besides = seededRandomSource('whim', 'game', number)
  const kinds = new Set<Action['kind']>()
  // States before the moves that stand, and after those that were taken back. Nothing was dealt with any that can be.
  const before: State[] = []
  const undone: State[] = []
  let legal = offeredIn(playout)

  const scene = (): Scene => {
    const seat = nextAwaitedSeat(playout)
    return sceneOf(seatView(playout.state, seat, playout.vaults[seat ?? -1] ?? EMPTY_VAULT))
  }
  const vassal = (slot: Slot) => {
    const seen = visibleVassalIn(scene(), slot)
    const faces = ([0, 1] as const).map((side) => nameOf(vassalWithSideUp(scene(), slot, side)?.face ?? 0))
    return {
      name: `${nameOf(seen?.face ?? 0)}, reverse ${nameOf(seen?.reverse ?? 0)}`,
      faces: [faces[0] ?? '', faces[1] ?? ''] as const,
    }
  }
  const untried = (): Action | undefined => {
    const news = legal.filter(({ kind }) => !kinds.has(kind) && !NEVER_TRIED.includes(kind))
    return news.length > 0 && below(TRY_ODDS) === 0 ? news[below(news.length)] : undefined
  }
  const stepTo = (state: State | undefined): void => {
    if (!state) throw new Error('the app takes back what was not done')
    playout = { ...playout, state, seq: playout.seq + 1 }
  }
  const follow = ({ body }: Entry): void => {
    if (body.kind === 'seat') {
      const action = body.action as Action
      kinds.add(action.kind)
      before.push(playout.state)
      undone.length = 0
      playout = playAction(playout, action)
    } else if (body.kind === 'undo') {
      undone.push(playout.state)
      stepTo(before.pop())
    } else if (body.kind === 'redo') {
      before.push(playout.state)
      stepTo(undone.pop())
    }
  }
  const check = (entry: Entry): void => {
    if (entry.seq !== playout.seq - 1) return
    const hash = hashOf(playout.state)
    if (entry.hash !== hash) throw new Error(`after entry ${entry.seq} the app has ${entry.hash}, the engine ${hash}`)
  }
  return {
    state: () => playout.state,
    seat: () => nextAwaitedSeat(playout),
    legal: () => legal,
    seq: () => playout.seq,
    hash: () => hashOf(playout.state),
    choose: () => untried() ?? simplePlayer(playout, legal, below),
    randomBelow: besides.below,
    hear(entries) {
      for (const entry of entries) {
        follow(entry)
        check(entry)
      }
      legal = offeredIn(playout)
    },
    faces: () =>
      playout.state.board.map((slot, space) => {
        if (slot < 0) return 'Empty'
        const vassal = vassalAt(playout.state, space)
        return vassal && vassal !== 'hidden' ? nameOf(vassal.face) : 'Face down'
      }),
    nameOf,
    card: (slot) => cardName(scene(), slot),
    family: (slot) => familyName(scene(), slot),
    vassal,
    markable: (slot) => markableCardsOf(scene()).findIndex(({ card }) => card === slot),
    shownStatus: () => {
      const { state } = playout
      const court = state.courts[nextAwaitedSeat(playout) ?? -1]
      const isFree = state.todo.at(-1)?.do === 'work'
      return {
        rats: ratsStatus(state),
        actions: state.quest ? turnResources(state).actions : null,
        hand:
          court && isFree && !state.quest
            ? { knights: court.knights, wizards: court.wizards, tasks: court.hand }
            : null,
      }
    },
    done: () => kinds,
  }
}
