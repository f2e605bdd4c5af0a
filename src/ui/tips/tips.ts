/** What a newcomer is told once, when it matters: in the order in which one tip comes before another. A sentence `tip.ID` goes with each. */
import { SPACES } from '../../games/blackstone/board.ts'
import { STACKS } from '../../games/blackstone/cards.ts'
import { compassOf } from '../../games/blackstone/insight/compass.ts'
import { whyNotComplete } from '../../games/blackstone/insight/completing.ts'
import { agentsOn } from '../../games/blackstone/insight/intrigue.ts'
import { type Limited, limitsOf } from '../../games/blackstone/insight/limits.ts'
import { ratsSeen } from '../../games/blackstone/insight/rats.ts'
import { scores } from '../../games/blackstone/insight/score.ts'
import { taskSeen } from '../../games/blackstone/insight/sight.ts'
import { atHand } from '../blackstone/game/atHand.ts'
import type { AtTable } from '../blackstone/game/chapter.ts'
import { sinceMine } from '../blackstone/game/news.ts'
import { goalOf } from '../blackstone/game/views.ts'
import type { tips } from '../text/en.tips.ts'

type Sentence<K> = K extends `tip.${infer Id}` ? Id : never
export type TipId = Sentence<keyof typeof tips>

export interface Tip {
  readonly id: TipId
  /** Whether it matters now, to who sees this table and is on turn. */
  readonly when: (at: AtTable) => boolean
}

/** Rats before the loss, and points before the goal, at which it is time to say so. */
const NEAR = 4

const isOver = ({ now: { scene, court } }: AtTable, ...what: readonly Limited[]): boolean =>
  limitsOf(scene, court).some((limit) => limit.over > 0 && what.includes(limit.what))

const rivals = ({ now: { state, scene, seat } }: AtTable): readonly number[] =>
  scene.mode.together ? [] : state.courts.map((_, one) => one).filter((one) => one !== seat)

/** Do vassals on the board meet both halves of this task? */
const isMet = ({ now: { scene } }: AtTable, slot: number): boolean =>
  taskSeen(scene, slot) !== null && (compassOf(scene, slot)?.pairs.length ?? 0) > 0

const isRivalNear = (at: AtTable): boolean => {
  const goal = goalOf(at.now.state)
  const all = scores(at.now.state)
  return goal > 0 && rivals(at).some((seat) => (all[seat]?.total ?? 0) >= goal - NEAR)
}

const areRatsNear = ({ now }: AtTable): boolean => {
  const rats = ratsSeen(now.state)
  return rats !== null && rats.wandering + rats.plagued >= rats.limit - NEAR
}

/** Is this played with tasks that are completed? */
const completes = ({ now: { scene } }: AtTable): boolean => scene.rules.verbs.get('work')?.has('complete') ?? false

const completed = ({ now: { court } }: AtTable): number =>
  STACKS.reduce((sum, stack) => sum + court.stacks[stack].length, 0)

const isBotAt = ({ sitting }: AtTable): boolean => (atHand(sitting.header.id)?.bots?.levels.value.size ?? 0) > 0

const MOVES: readonly (string | undefined)[] = ['slid', 'swapped', 'flipped']

export const TIPS: readonly Tip[] = [
  { id: 'complete', when: ({ now }) => now.legal.some(({ kind }) => kind === 'complete') },
  {
    id: 'unpaid',
    when: (at) =>
      completes(at) &&
      at.now.court.hand.some((slot) => whyNotComplete(at.now.scene, slot)?.code === 'complete.cannotPay'),
  },
  { id: 'rats', when: areRatsNear },
  { id: 'rival', when: isRivalNear },
  {
    id: 'met',
    when: (at) =>
      completes(at) && rivals(at).some((seat) => at.now.state.courts[seat]?.hand.some((slot) => isMet(at, slot))),
  },
  { id: 'retained', when: (at) => isOver(at, 'retained') },
  { id: 'hand', when: (at) => isOver(at, 'hand') },
  { id: 'tokens', when: (at) => isOver(at, 'knights', 'wizards') },
  { id: 'asleep', when: (at) => completes(at) && (scores(at.now.state)[at.now.seat]?.asleep ?? 0) > 0 },
  {
    id: 'agent',
    when: ({ now }) => SPACES.some((space) => agentsOn(now.state, space).some(({ seat }) => seat !== now.seat)),
  },
  { id: 'bots', when: (at) => isBotAt(at) && sinceMine(at.sitting.log.value, at.now.seat)?.first === false },
  {
    id: 'undo',
    when: ({ sitting, now }) => {
      const [last] = sitting.log.value
      return now.whyNoUndo === null && last?.by === now.seat && MOVES.includes(last.deed)
    },
  },
  { id: 'rules', when: () => true },
  { id: 'press', when: ({ now }) => now.state.round > 1 && matchMedia('(pointer: coarse)').matches },
  { id: 'hint', when: (at) => completes(at) && at.now.state.round > 3 && completed(at) === 0 },
]
