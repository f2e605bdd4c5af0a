/**
 * Engine at a full table of every mode, and of the King's Quest with all modules: operations in a second, and the size
 * of the states.
 */
import { game } from '../../src/games/blackstone/game.ts'
import type { Sitting } from './botTurns.ts'
import { SUBJECTS } from './engineCosts.ts'
import { type Measured, type Subject, spreadOf } from './measure.ts'
import { type Recorded, record } from './recordedGames.ts'

const MODULES = {
  families: 'random',
  intrigue: 'on',
  wildVassals: 'on',
  assassins: 'on',
  knightWizard: 'on',
}

export const SITTINGS: readonly Sitting[] = [
  ...[...game.modes.values()].map(({ id, seats }) => ({ name: id, mode: id, seats: seats.max, options: {} })),
  { name: 'kings-quest, all modules', mode: 'kings-quest', seats: 4, options: MODULES },
]

/** Decisions of a game whose entries are measured. */
const DECISIONS = 300

export const modes = (): readonly Subject[] =>
  SITTINGS.flatMap((sitting) => {
    const recorded = record(sitting, 2, DECISIONS)
    const { legal, applied, hashed, random } = SUBJECTS
    return [legal, applied, hashed, random].map((subject) => subject(recorded))
  })

const SEEDS = [1, 2, 3]
/** Decisions of a game whose states are weighed; few games take more. */
const LONG = 1500

const weights = ({ made, end }: Recorded): readonly number[] =>
  [...made.map(({ before }) => before.state), end.state].map((state) => JSON.stringify(state).length)

/** The states of whole games, without locks and vaults. */
export const weighed = (): readonly Measured[] =>
  SITTINGS.map((sitting) => ({
    name: `${sitting.name}: state`,
    unit: 'bytes',
    ...spreadOf(SEEDS.flatMap((seed) => weights(record(sitting, seed, LONG)))),
  }))
