/** An Inspection step by step (rules 7), collected from the events of a game. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Face } from '../cards.ts'
import type { GameEvent } from '../events.ts'
import type { Square } from '../site/square.ts'
import type { State } from '../state.ts'

/** What one guild lost in step 2. */
export interface GuildLosses {
  readonly seat: Seat
  readonly recruits: readonly Square[]
  readonly cards: readonly Face[]
  readonly renown: number
}

/** Level of a guild before and after step 3. */
export interface LevelReset {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

export interface InspectionReport {
  readonly isFinal: boolean
  /** State before it began, with the Recruits that were lost in it. */
  readonly before: State
  readonly swept: readonly Face[]
  readonly losses: readonly GuildLosses[]
  readonly resets: readonly LevelReset[]
  /** Who was paid for each finished Bailey, by the place of the Bailey; nobody for one without an entry. */
  readonly paid: ReadonlyMap<number, Seat>
  readonly isOver: boolean
}

const begin = (before: State, isFinal: boolean): InspectionReport => ({
  isFinal,
  before,
  swept: [],
  losses: [],
  resets: [],
  paid: new Map(),
  isOver: false,
})

const addLoss = (report: InspectionReport, seat: Seat, loss: Partial<Omit<GuildLosses, 'seat'>>): InspectionReport => {
  const none: GuildLosses = { seat, recruits: [], cards: [], renown: 0 }
  const own = report.losses.find((one) => one.seat === seat) ?? none
  const sum: GuildLosses = {
    seat,
    recruits: [...own.recruits, ...(loss.recruits ?? [])],
    cards: [...own.cards, ...(loss.cards ?? [])],
    renown: own.renown + (loss.renown ?? 0),
  }
  return { ...report, losses: [...report.losses.filter((one) => one !== own), sum] }
}

const addEvent = (report: InspectionReport, event: GameEvent): InspectionReport => {
  switch (event.kind) {
    case 'swept':
      return { ...report, swept: event.faces }
    case 'lost':
      return addLoss(report, event.seat, { recruits: [event.square] })
    case 'dropped':
      return addLoss(report, event.seat, { cards: event.faces })
    case 'fined':
      return addLoss(report, event.seat, { renown: event.renown })
    case 'level':
      return { ...report, resets: [...report.resets, { seat: event.seat, from: event.from, to: event.to }] }
    case 'occupied':
      return { ...report, paid: new Map([...report.paid, [event.bailey, event.seat]]) }
    case 'offered':
    case 'turn':
    case 'triggered':
    case 'contracts':
    case 'over':
      return { ...report, isOver: true }
    default:
      return report
  }
}

type LossEvent = Extract<GameEvent, { kind: 'posted' | 'recalled' | 'lost' }>

/** State without these Recruits: the penalties of the end may take some in the step in which its Inspection begins. */
const withoutLost = (state: State, losses: readonly LossEvent[]): State => ({
  ...state,
  guilds: state.guilds.map((guild, seat) => {
    const lost = losses.flatMap((loss) => (loss.seat === seat ? [loss.square] : []))
    return { ...guild, recruits: guild.recruits.filter((square) => !lost.includes(square)) }
  }),
})

/** The latest Inspection after one more step of the game; null before the first. */
export const nextInspectionReport = (
  report: InspectionReport | null,
  before: State,
  events: readonly GameEvent[],
): InspectionReport | null =>
  events.reduce<InspectionReport | null>((now, event, at) => {
    if (event.kind === 'inspection') {
      const losses = events.slice(0, at).filter((one): one is LossEvent => one.kind === 'lost')
      return begin(losses.length > 0 ? withoutLost(before, losses) : before, event.final)
    }
    return now && !now.isOver ? addEvent(now, event) : now
  }, report)
