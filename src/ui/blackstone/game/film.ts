/** A whole game as a film: its moments with what they tell, how it went round by round, and the table at any of them. */
import { useEffect, useState } from 'preact/hooks'
import type { Action } from '../../../games/blackstone/actions.ts'
import { beginCourse, type Course, goOn } from '../../../games/blackstone/insight/course.ts'
import { isKey, rewinder } from '../../../games/blackstone/insight/rewind.ts'
import { type Stage, stages } from '../../../games/blackstone/insight/stages.ts'
import { makeAction } from '../../../games/blackstone/notation/action.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Deed, Seat } from '../../../kernel/contract.ts'
import type { Body } from '../../../kernel/log.ts'
import { tableOf } from '../../../kernel/replay.ts'
import { standing } from '../../../kernel/standing.ts'
import { EMPTY_VAULT, viewOf } from '../../../kernel/vault.ts'
import type { LogLine, MotionStep } from '../props.ts'
import { linesOf } from './history.ts'
import { stepsOf } from './sit.ts'
import type { Sitting } from './sitting.ts'
import type { Told } from './teller.ts'

/** A deed that tells something, with what follows it in silence. */
export interface Moment {
  /** So many deeds are done when it is over. */
  readonly done: number
  /** Number of its first line in the log. */
  readonly first: number
  readonly lines: readonly Told[]
  /** The deed in notation, and the silent ones after it; none where only chance spoke. */
  readonly written: readonly string[]
  readonly steps: readonly MotionStep[]
  readonly round: number
  /** Whose turn it is then. */
  readonly seat: Seat
}

export interface Film {
  /** The first is the table before anything was told. */
  readonly moments: readonly [Moment, ...Moment[]]
  readonly course: Course
  stateAt(moment: Pick<Moment, 'done'>): State
  /** How many deeds there are in all. */
  readonly deeds: number
}

/** The lines of a moment by their numbers; how its deed is written stands at the first. */
export const linesIn = ({ lines, first, written }: Moment): readonly LogLine[] =>
  lines.map((line, at) => ({ id: first + at, ...line, ...(at === 0 && { written }) }))

/** Milliseconds of work before the page may breathe. */
const SLICE = 8

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A deed as a spectator writes it: cards by their names where it laid them open, else by their slots. */
const writtenAs = ({ game }: Sitting, state: State, deed: Deed<Action> | undefined): readonly string[] => {
  if (deed?.kind === 'seat') return [makeAction(game.sceneOf(viewOf(state, null, EMPTY_VAULT)), deed.action)]
  if (deed?.kind !== 'end') return []
  return [deed.how === 'concede' ? `concede ${deed.seat + 1}` : 'agree']
}

type Filmed = Stage & { readonly deed: Deed<Action> | undefined }

const momentOf = (sitting: Sitting, { done, state, events, deed }: Filmed, first: number): Moment => ({
  done,
  first,
  written: writtenAs(sitting, state, deed),
  lines: linesOf(events, { state, names: sitting.names, tell: sitting.chapters.tell }),
  steps: stepsOf(events, sitting.chapters),
  round: state.round,
  seat: state.seat,
})

/** What tells nothing belongs to what was told before it. */
const joined = (before: Moment, { done, written, steps, round, seat }: Moment): Moment => ({
  ...before,
  done,
  written: [...before.written, ...written],
  round,
  seat,
  steps: [...before.steps, ...steps],
})

const added = (moments: readonly Moment[], next: Moment): readonly Moment[] => {
  const last = moments.at(-1)
  return last && next.lines.length === 0 ? [...moments.slice(0, -1), joined(last, next)] : [...moments, next]
}

const develop = async (sitting: Sitting): Promise<Film> => {
  const { game, header } = sitting
  const table = tableOf(header)
  const deeds = standing(sitting.entries().map(({ body }) => body as Body<Action>))
  const keys: Stage[] = []
  let moments: readonly Moment[] = []
  let course: Course | null = null
  let began = performance.now()
  for (const stage of stages(game, table, deeds)) {
    const last = moments.at(-1)
    if (isKey(stage)) keys.push(stage)
    moments = added(
      moments,
      momentOf(sitting, { ...stage, deed: deeds[stage.done - 1] }, last ? last.first + last.lines.length : 0),
    )
    course = goOn(course ?? beginCourse(stage.state), stage)
    if (performance.now() - began < SLICE) continue
    await breath()
    began = performance.now()
  }
  const [key, ...more] = keys
  const [first, ...others] = moments
  if (!key || !first || !course) throw new Error('a game that is played can be set up')
  const stateAt = rewinder(game, table, deeds, [key, ...more])
  return { moments: [first, ...others], course, stateAt: ({ done }) => stateAt(done), deeds: deeds.length }
}

const developed = new WeakMap<Sitting, { readonly entries: number; readonly film: Promise<Film> }>()

/** The film of a game as far as it is done; developed once, in slices. */
export const filmOf = (sitting: Sitting): Promise<Film> => {
  const entries = sitting.entries().length
  const known = developed.get(sitting)
  if (known?.entries === entries) return known.film
  const film = develop(sitting)
  developed.set(sitting, { entries, film })
  return film
}

/** The film once it is developed; null until then. */
export const useFilm = (sitting: Sitting): Film | null => {
  const [film, show] = useState<Film | null>(null)
  const entries = sitting.entries().length
  useEffect(() => {
    let gone = false
    void filmOf(sitting).then((one) => gone || show(one))
    return () => {
      gone = true
    }
  }, [sitting, entries])
  return film
}
