/** Tables for tests: a game in which what matters is set by hand, played in text forms by seats 1 to 4. */
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { faceWithId, idOfFace } from '../../../src/games/castlescape/cardIds.ts'
import type { Face } from '../../../src/games/castlescape/cards.ts'
import type { GameEvent } from '../../../src/games/castlescape/events.ts'
import { game } from '../../../src/games/castlescape/game.ts'
import { formatAction } from '../../../src/games/castlescape/notation/formatAction.ts'
import { readActionText } from '../../../src/games/castlescape/notation/readActionText.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import { readPosition } from '../../../src/games/castlescape/position/readPosition.ts'
import { createSite, emptySite, withWall } from '../../../src/games/castlescape/site/site.ts'
import { squareName } from '../../../src/games/castlescape/site/square.ts'
import type { Guild, State, Task, TurnState } from '../../../src/games/castlescape/state.ts'
import { answerDraw, privateOpeningsOf } from '../../../src/kernel/answerDraw.ts'
import type { CardValue, Draw, Seat, Slot, View } from '../../../src/kernel/contract.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import type { Refusal } from '../../../src/kernel/result.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView, type Vault } from '../../../src/kernel/vault.ts'
import { chanceFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { squaresNamed } from './sites.ts'

/** What a guild of a table has; everything else is empty or 0. Cards are ids between spaces. */
export interface GuildSpec {
  readonly renown?: number
  readonly infamy?: number
  readonly corruption?: number
  readonly hand?: string
  /** From the top. */
  readonly deck?: string
  readonly discard?: string
  readonly alley?: string
  readonly contracts?: string
  /** Squares. */
  readonly recruits?: string
}

/** Table in MAIN of a seat, numbered from 1. */
export interface TableSpec {
  readonly guilds: readonly GuildSpec[]
  readonly options?: Options
  readonly seat?: number
  readonly first?: number
  /** Squares of Walls; without them the one of a new site. */
  readonly walls?: string
  readonly baileys?: State['site']['baileys']
  readonly quarry?: number
  readonly marker?: number
  readonly inspections?: number
  readonly idleTurns?: number
  readonly stalls?: string
  /** Rotating deck, from the top; without one it holds thirty cards. */
  readonly market?: string
  readonly goals?: string
  /** Deck of Contracts, from the top. */
  readonly contracts?: string
  readonly turn?: Partial<TurnState>
}

const facesOf = (ids = ''): readonly Face[] =>
  ids
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const face = faceWithId(id)
      if (face < 0) throw new Error(`no card ${id}`)
      return face
    })
const ascending = (faces: readonly number[]): readonly number[] => [...faces].sort((a, b) => a - b)

export class Table {
  state: State
  readonly events: GameEvent[] = []
  readonly draws: Draw[] = []
  private dealt: Vault = EMPTY_VAULT
  private vaults: readonly Vault[]
  private readonly chance = chanceFrom(1)

  constructor(state: State) {
    this.state = state
    this.vaults = state.guilds.map(() => EMPTY_VAULT)
  }

  /** New slots with these cards, shown to a seat or to nobody. */
  private layHidden(faces: readonly Face[], seat: Seat | null): readonly Slot[] {
    const openings = faces.map((face, index) => ({
      slot: this.state.slots + index,
      value: { face, side: 0 },
      salt: '',
    }))
    this.state.slots += faces.length
    this.dealt = addOpenings(this.dealt, openings)
    if (seat !== null) this.vaults = this.vaults.with(seat, addOpenings(this.vaults[seat] ?? EMPTY_VAULT, openings))
    return openings.map(({ slot }) => slot)
  }

  private guildFrom(spec: GuildSpec, seat: Seat): Guild {
    const [hand, deck, discard, alley] = [spec.hand, spec.deck, spec.discard, spec.alley].map(facesOf) as [
      Face[],
      Face[],
      Face[],
      Face[],
    ]
    const deckSlots = this.layHidden(deck, null)
    return {
      renown: spec.renown ?? 0,
      infamy: spec.infamy ?? 0,
      corruption: spec.corruption ?? 0,
      recruits: ascending(squaresNamed(spec.recruits ?? '', this.state.site.size)),
      owned: ascending([...hand, ...deck, ...discard, ...alley]),
      deck: { next: deckSlots[0] ?? 0, end: (deckSlots.at(-1) ?? -1) + 1 },
      hand: this.layHidden(hand, seat),
      played: [],
      discard: ascending(discard),
      alley: ascending(alley),
      contracts: this.layHidden(facesOf(spec.contracts), seat),
      openContracts: [],
      goals: [],
    }
  }

  /** Sets what a spec says. */
  arrange(spec: TableSpec): this {
    const { state } = this
    const size = Number(state.setting.options.site)
    const site =
      spec.walls === undefined ? createSite(size) : squaresNamed(spec.walls, size).reduce(withWall, emptySite(size))
    state.site = { ...site, baileys: spec.baileys ?? [] }
    state.guilds = spec.guilds.map((guild, seat) => this.guildFrom(guild, seat))
    state.seat = (spec.seat ?? 1) - 1
    state.first = (spec.first ?? 1) - 1
    state.turnNumber = 1
    const market = spec.market === undefined ? Array<Face>(30).fill(faceWithId('toll-bridge')) : facesOf(spec.market)
    const marketSlots = this.layHidden(market, null)
    state.market = { next: marketSlots[0] ?? 0, end: (marketSlots.at(-1) ?? -1) + 1 }
    const stalls = facesOf(spec.stalls)
    state.stalls = Array.from({ length: 5 }, (_, index) => stalls[index] ?? -1)
    state.goals = facesOf(spec.goals)
    state.contracts = this.layHidden(facesOf(spec.contracts), null)
    state.quarry = spec.quarry ?? state.quarry
    state.marker = spec.marker ?? state.marker
    state.inspections = spec.inspections ?? 0
    state.idleTurns = spec.idleTurns ?? 0
    state.turn = { ...state.turn, ownedAtStart: state.guilds[state.seat]?.owned ?? [], ...spec.turn }
    state.tasks = [{ do: 'main' }]
    return this
  }

  view(seat: Seat): View<State> {
    return seatView(this.state, seat, this.vaults[seat] ?? EMPTY_VAULT)
  }

  /** Public state with all cards, as the dealer sees it. */
  dealerView(): View<State> {
    return seatView(this.state, null, this.dealt)
  }

  faceOf(slot: Slot): Face {
    return this.dealt.get(slot)?.value.face ?? -1
  }

  /** Seat that is awaited, numbered from 1; 0 when nobody is. */
  get awaited(): number {
    const turn = game.turn(this.state)
    return turn.kind === 'seats' ? (turn.seats[0] ?? -1) + 1 : 0
  }

  private apply(move: Parameters<typeof game.apply>[1]): Refusal | null {
    const before = JSON.stringify(this.state)
    const applied = game.apply(this.state, move)
    if (JSON.stringify(this.state) !== before) throw new Error('a move changed the state before it')
    if (!applied.ok) return applied.error
    this.state = applied.value.state
    this.events.push(...applied.value.events)
    return null
  }

  /** Answers all draws that are due. `stacked`: cards for some slots. */
  deal(stacked: ReadonlyMap<Slot, CardValue> = new Map()): this {
    for (let turn = game.turn(this.state); turn.kind === 'chance'; turn = game.turn(this.state)) {
      const { draw } = turn
      this.draws.push(draw)
      const { answer, dealt } = answerDraw(draw, this.dealt, this.chance, stacked)
      this.dealt = dealt
      const shown = privateOpeningsOf(draw, dealt)
      if (draw.kind === 'open' && draw.to !== 'all')
        for (const seat of draw.to) this.vaults = this.vaults.with(seat, addOpenings(this.vaults[seat] as Vault, shown))
      const refused = this.apply({ kind: 'chance', answer })
      if (refused) throw new Error(refused.code)
    }
    return this
  }

  private seatMove(seat: Seat, action: Action): Refusal | null {
    const openings = openingsOf(this.dealt, game.openings(this.state, seat, action)) ?? []
    return this.apply({ kind: 'seat', seat, action, openings })
  }

  /** Actions of the awaited seat, one text after the other; each must be taken. */
  do(...texts: readonly string[]): this {
    for (const text of texts) {
      const seat = this.awaited - 1
      const refused = this.seatMove(seat, unwrap(readActionText(this.view(seat), text)))
      if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`)
      this.deal()
    }
    return this
  }

  take(seat: Seat, action: Action): this {
    const refused = this.seatMove(seat, action)
    if (refused) throw new Error(JSON.stringify(refused))
    return this.deal()
  }

  /** Choices of KEEP, by seat. */
  keep(choices: readonly (readonly [Seat, readonly Slot[]])[]): this {
    const actions = choices.map(([seat, slots]) => [seat, { kind: 'keep', slots }, []] as const)
    const refused = this.apply({ kind: 'joint', actions })
    if (refused) throw new Error(refused.code)
    return this.deal()
  }

  end(how: 'agreement' | 'concede' | 'leave', seat = 0): Refusal | null {
    const refused = this.apply(how === 'agreement' ? { kind: 'end', how } : { kind: 'end', how, seat })
    this.deal()
    return refused
  }

  /** Ruling or code with which an action of the awaited seat, or of another, is refused; null if it is taken. */
  refusal(text: string, seat = this.awaited - 1): string | null {
    const action = unwrap(readActionText(this.view(seat), text))
    const openings = openingsOf(this.dealt, game.openings(this.state, seat, action)) ?? []
    const applied = game.apply(this.state, { kind: 'seat', seat, action, openings })
    if (applied.ok) return null
    return applied.error.ruling === undefined ? applied.error.code : `C${applied.error.ruling}`
  }

  /** Texts of the legal actions of the awaited seat that begin with this word. */
  legal(word = ''): readonly string[] {
    const seat = this.awaited - 1
    const context = { size: this.state.site.size, faceOf: (slot: Slot) => this.faceOf(slot) }
    return game
      .legal(this.view(seat))
      .map((action) => formatAction(action, context))
      .filter((text) => text === word || text.startsWith(`${word} `) || word === '')
  }

  guild(seat: number): Guild {
    return this.state.guilds[seat - 1] as Guild
  }

  /** Ids of faces, in their order. */
  ids(faces: readonly Face[]): string {
    return faces.map(idOfFace).join(' ')
  }

  /** Ids of the hand's cards. */
  hand(seat: number): string {
    return this.ids(this.guild(seat).hand.map((slot) => this.faceOf(slot)))
  }

  recruits(seat: number): string {
    return this.guild(seat)
      .recruits.map((square) => squareName(square, this.state.site.size))
      .join(' ')
  }

  task(): Task | undefined {
    return this.state.tasks.at(-1)
  }

  get outcome(): State['outcome'] {
    return this.state.outcome
  }
}

const optionsOf = (options: Options = {}): Options => withDefaultOptions(MODE, { first: 0, ...options })

/** New game, up to KEEP. Seat 1 begins, unless the options say otherwise. */
export const newGame = (seats: number, options?: Options): Table =>
  new Table(unwrap(game.setup({ mode: MODE.id, options: optionsOf(options), seats }))).deal()

/** Table that begins from a position document. */
export const tableFrom = (document: object): Table => {
  const { table: setup, hidden } = unwrap(readPosition(document as Json))
  const stacked = hidden === undefined ? undefined : unwrap(game.hiddenCards(setup, hidden))
  return new Table(unwrap(game.setup(setup))).deal(stacked)
}

/** A table in MAIN, arranged by hand. */
export const table = (spec: TableSpec): Table => {
  const options = optionsOf(spec.options)
  return new Table(unwrap(game.setup({ mode: MODE.id, options, seats: spec.guilds.length }))).arrange(spec)
}
