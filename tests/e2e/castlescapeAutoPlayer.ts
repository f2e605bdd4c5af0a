/**
 * The automatic player of the whole games of CastleScape: it replays the log with the engine, which computes every state
 * once more, and chooses among the legal actions. It knows no more than the seat that acts may know.
 */
import { playoutOfLog } from '../../src/cli/playoutOfTable.ts'
import type { Action, ActionOf } from '../../src/games/castlescape/actions.ts'
import { idOfFace } from '../../src/games/castlescape/cardIds.ts'
import { buyEffectsOf, type Face, playEffectsOf } from '../../src/games/castlescape/cards.ts'
import type { Effect } from '../../src/games/castlescape/cardTypes.ts'
import { type CastleScapeTypes, game } from '../../src/games/castlescape/game.ts'
import { sensibleActions } from '../../src/games/castlescape/insight/sensibleActions.ts'
import { ownerAt } from '../../src/games/castlescape/recruits.ts'
import { isWall } from '../../src/games/castlescape/site/site.ts'
import { type Square, squareName } from '../../src/games/castlescape/site/square.ts'
import type { State } from '../../src/games/castlescape/state.ts'
import type { Seat, Slot, View } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { awaitedSeats, legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../src/kernel/playout.ts'
import { EMPTY_VAULT, seatView } from '../../src/kernel/vault.ts'
import { answerDraws, openGameLog } from '../../src/table/arbiter/gameLog.ts'
import { seededRandomSource } from '../../src/table/arbiter/seededRandomSource.ts'
import type { DealerSecret } from '../../src/table/logStore.ts'
import { aims } from '../../src/text/castlescape/en/aims.ts'
import { cards } from '../../src/text/castlescape/en/cards.ts'

export type Kind = Action['kind']

export interface CastleAutoPlayer {
  readonly state: () => State
  /** Who is awaited; null when the game is over. */
  readonly seat: () => Seat | null
  readonly legal: () => readonly Action[]
  /** Legal actions of one kind. */
  legalOf<K extends Kind>(kind: K): readonly ActionOf<K>[]
  /** Number of the entry that the log has next. */
  readonly seq: () => number
  /** 16 hex digits. */
  readonly hash: () => string
  /** What it would do now; `inHaste` ends turns without doing anything, so that nothing is built any more. */
  choose(inHaste: boolean): Action
  /** A whole number below `of`, from the player's number: for what is done besides, so that it spoils no choice. */
  randomBelow(of: number): number
  /** A choice that others are still to make in secret is in no log; false where the log will tell of it. */
  keepsSecret(action: Action): boolean
  /** Hears what was done and dealt since; throws where the engine comes to another state than the app did. */
  hear(entries: readonly Entry[]): void
  /** Title of a card, Goal or Contract. */
  titleOf(face: Face): string
  /** Face of a card that the awaited seat knows. */
  faceOf(slot: Slot): Face
  squareName(square: Square): string
  /** Every square as the site has to tell it, in reading order: what it is, and whose Recruit stands there. */
  squares(names: readonly string[]): readonly string[]
  /** Kinds of what was done so far. */
  readonly done: () => ReadonlySet<Kind>
}

/** Effects of cards that lead to a kind of action. */
const LEADS_TO: { readonly [K in Kind]?: Effect['op'] } = {
  keep: 'contract',
  move: 'move',
  oust: 'removeTheirs',
  clear: 'clearAlley',
  destroy: 'destroy',
  take: 'acquire',
  drop: 'theirAlley',
  pay: 'theirAlley',
}

/** What comes first where nothing is new. */
const ORDER: readonly Kind[] = [
  ...(['keep', 'lose', 'drop', 'pay', 'claim', 'play', 'build', 'post', 'recall', 'oust'] as const),
  ...(['move', 'clear', 'destroy', 'take', 'buy', 'end'] as const),
]
/** Among so many of a kind, in the order in which the guide of bots has them, one is chosen. */
const CHOICE = 3
/** One in so many Walls of a card that is begun is left. */
const LEAVE_ODDS = 8

const contents = { ...cards, ...aims } as Readonly<Record<string, string>>
const titleOf = (face: Face): string =>
  contents[`castlescape.card.${idOfFace(face)}`] ?? contents[`castlescape.aim.${idOfFace(face)}`] ?? ''

/** What a person can do: Walls that are begun are left before a turn is ended, and what may be taken is not paid. */
const pressable = (legal: readonly Action[]): readonly Action[] => {
  const taken = legal.flatMap((action) => (action.kind === 'take' ? [action.face] : []))
  const isBegun = legal.some(({ kind }) => kind === 'leave')
  return legal.filter((action) => {
    if (action.kind === 'end') return !isBegun
    if (action.kind === 'buy') return !taken.includes(action.face)
    return action.kind !== 'build' || action.group === 0
  })
}

/** Posting ends building, and what is bought may wait: neither is tried while there is something to build. */
const isEarly = ({ kind }: Action, open: readonly Action[]): boolean =>
  ['post', 'buy', 'end'].includes(kind) && open.some((other) => other.kind === 'build')

/** Opens the game of a header and its dealer's secret; `number` makes the player another one. */
export const openCastleScapeAutoPlayer = (header: Header, secret: DealerSecret, number: number): CastleAutoPlayer => {
  const opened = openGameLog(game, header, secret)
  if (!opened.ok) throw new Error(opened.error.code)
  let playout: Playout<CastleScapeTypes> = playoutOfLog(answerDraws(opened.value))
  const { below } = seededRandomSource('mind', 'castlescape', number)
  const besides = seededRandomSource('whim', 'castlescape', number)
  const kinds = new Set<Kind>()
  // States before the moves that stand. Nothing was dealt with any that can be taken back.
  const before: State[] = []
  let legal: readonly Action[] = legalActionsIn(playout)

  const view = (): View<State> => {
    const seat = nextAwaitedSeat(playout)
    return seatView(playout.state, seat, playout.vaults[seat ?? -1] ?? EMPTY_VAULT)
  }
  const faceOf = (slot: Slot): Face => view().knownCard(slot)?.face ?? -1
  const pick = <T>(all: readonly T[]): T | undefined => all[below(Math.max(1, all.length))]

  /** Whether a card leads to what nobody did in this game. */
  const isWanted = (effects: readonly Effect[]): boolean =>
    Object.entries(LEADS_TO).some(([kind, op]) => !kinds.has(kind as Kind) && effects.some((one) => one.op === op))
  const effectsGained = (action: Action): readonly Effect[] => {
    if (action.kind === 'play') return playEffectsOf(faceOf(action.card), action.branch ?? -1)
    if (action.kind !== 'buy' && action.kind !== 'take') return []
    return [...buyEffectsOf(action.face), ...playEffectsOf(action.face, 0), ...playEffectsOf(action.face, 1)]
  }
  /** One of a kind: a card that is wanted, else one of the best by the guide of bots. */
  const bestOf = (kind: Kind, open: readonly Action[]): Action | undefined => {
    const own = open.filter((action) => action.kind === kind)
    const wanted = own.filter((action) => isWanted(effectsGained(action)))
    if (wanted.length > 0) return pick(wanted)
    // What lies in the discard pile is missed less than what is in the hand.
    const discarded = own.filter((action) => action.kind === 'destroy' && action.zone === 'discard')
    if (discarded.length > 0) return pick(discarded)
    if (kind !== 'build' && kind !== 'post') return pick(own)
    const others = legal.filter((action) => action.kind === kind || action.kind === 'end')
    const sensible = sensibleActions(view(), others).filter((action) => own.includes(action))
    return pick(sensible.slice(0, CHOICE)) ?? pick(own)
  }
  const chooseNew = (open: readonly Action[]): Action | undefined => {
    const news = open.filter((action) => !kinds.has(action.kind) && action.kind !== 'end' && !isEarly(action, open))
    // A card may take away what waits, or whom it is for.
    const newKinds = [...new Set(news.map((action) => action.kind))].filter(
      (kind, _, all) => kind !== 'play' || all.length === 1,
    )
    const kind = pick(newKinds)
    return kind && bestOf(kind, news)
  }
  const chooseUsual = (open: readonly Action[]): Action | undefined => {
    const leave = open.find(({ kind }) => kind === 'leave')
    if (leave && below(LEAVE_ODDS) === 0) return leave
    const kind = ORDER.find((one) => open.some((action) => action.kind === one))
    return kind && bestOf(kind, open)
  }
  const follow = ({ body }: Entry): void => {
    if (body.kind === 'seat') {
      const action = body.action as Action
      kinds.add(action.kind)
      before.push(playout.state)
      playout = playAction(playout, action)
    } else if (body.kind === 'joint') {
      playout = { ...playout, choices: [] }
      for (const [seat, action] of body.actions) playout = playAction(playout, action as Action, seat)
      kinds.add('keep')
    } else if (body.kind === 'undo') {
      const state = before.pop()
      if (!state) throw new Error('the app takes back what was not done')
      playout = { ...playout, state, seq: playout.seq + 1 }
    }
  }
  const check = (entry: Entry): void => {
    if (entry.seq !== playout.seq - 1) return
    const hash = hashOf(playout.state)
    if (entry.hash !== hash) throw new Error(`after entry ${entry.seq} the app has ${entry.hash}, the engine ${hash}`)
  }
  const nameOf = (square: Square): string => squareName(square, playout.state.site.size)
  return {
    state: () => playout.state,
    seat: () => nextAwaitedSeat(playout),
    legal: () => legal,
    legalOf: <K extends Kind>(kind: K) => legal.filter((action): action is ActionOf<K> => action.kind === kind),
    seq: () => playout.seq,
    hash: () => hashOf(playout.state),
    choose(inHaste) {
      const open = pressable(legal)
      const hasty = inHaste ? open.find(({ kind }) => kind === 'end') : undefined
      const chosen = hasty ?? chooseNew(open) ?? chooseUsual(open)
      if (!chosen) throw new Error('nothing can be done')
      return chosen
    },
    randomBelow: besides.below,
    keepsSecret(action) {
      if (action.kind !== 'keep' || awaitedSeats(playout).length < 2) return false
      playout = playAction(playout, action)
      legal = legalActionsIn(playout)
      return true
    },
    hear(entries) {
      for (const entry of entries) {
        follow(entry)
        check(entry)
      }
      legal = legalActionsIn(playout)
    },
    titleOf,
    faceOf,
    squareName: nameOf,
    squares: (names) =>
      Array.from({ length: playout.state.site.size ** 2 }, (_, square) => {
        const owner = ownerAt(playout.state, square)
        const what = isWall(playout.state.site, square) ? 'Wall' : 'open ground'
        return [nameOf(square), what, ...(owner < 0 ? [] : [`Recruit of ${names[owner] ?? ''}`])].join(', ')
      }),
    done: () => kinds,
  }
}
