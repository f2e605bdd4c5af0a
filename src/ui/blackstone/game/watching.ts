/** Somebody who watches what was: a sitting at any moment of a film, at which nothing can be done. What no spectator may see stays unseen. */
import { batch, signal } from '@preact/signals'
import type { State } from '../../../games/blackstone/state.ts'
import { EMPTY_VAULT, viewOf } from '../../../kernel/vault.ts'
import type { LogLine, Motion } from '../props.ts'
import { type Film, linesIn, type Moment } from './film.ts'
import { NOTHING, type Pick } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'

export interface Watching {
  readonly sitting: Sitting
  /** Shows this moment; what moves in it moves only if it is `played`, not where one leaps to it. */
  show(at: number, played: boolean): void
}

const OVER = { code: 'over' }

const nowAt = ({ game }: Sitting, state: State): Now => {
  const { seat } = state
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  return {
    state,
    scene: { ...game.sceneOf(viewOf(state, null, EMPTY_VAULT)), seat },
    seat,
    waits: null,
    court,
    legal: [],
    todo: null,
    outcome: state.outcome,
    hides: false,
    curtain: false,
    pending: false,
    saved: true,
    undoes: seat,
    whyNoUndo: OVER,
    whyNoRedo: OVER,
  }
}

/** Lines that are shown beside the board. */
const LOG_LENGTH = 60

/** The latest lines up to this moment, the latest first. */
const logAt = ({ moments }: Film, at: number): readonly LogLine[] =>
  moments
    .slice(Math.max(0, at + 1 - LOG_LENGTH), at + 1)
    .flatMap(linesIn)
    .slice(-LOG_LENGTH)
    .reverse()

const nothing = (): void => undefined

/** `path` is the address of the replay: its sheets lie under it. */
export const watch = (sitting: Sitting, film: Film, path: readonly string[], begin: number): Watching => {
  const moment = (at: number): Moment => film.moments[at] ?? film.moments[0]
  const now = signal(nowAt(sitting, film.stateAt(moment(begin))))
  const motion = signal<Motion | null>(null)
  const log = signal(logAt(film, begin))
  let moved = 0
  return {
    sitting: {
      ...sitting,
      path,
      now,
      motion,
      log,
      pick: signal<Pick>(NOTHING),
      said: signal(''),
      instead: signal(null),
      act: nothing,
      undo: nothing,
      redo: nothing,
      endTurn: nothing,
      end: nothing,
    },
    show: (at, played) =>
      batch(() => {
        moved += 1
        now.value = nowAt(sitting, film.stateAt(moment(at)))
        motion.value = { id: moved, steps: played ? moment(at).steps : [] }
        log.value = logAt(film, at)
      }),
  }
}
