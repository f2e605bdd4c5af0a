/** Boards for the Puzzle Master: real vassals of the box that show given faces. */
import { VASSALS } from '../../../src/games/blackstone/data/vassals.ts'
import { face } from './namedActions.ts'

/**
 * Steps from the up face to the reverse in the list of faces. Sides with few steps come first, so that no face is used
 * up early.
 */
const reverseSteps = (side: string): number => (face(side.slice(3)) - face(side.slice(0, 2)) + 16) % 16
const SIDES: readonly string[] = VASSALS.flatMap((text) => [text, `${text.slice(3)}/${text.slice(0, 2)}`]).toSorted(
  (a, b) => reverseSteps(a) - reverseSteps(b),
)
const cardKey = (vassal: string): string => vassal.split('/').toSorted().join('/')

/** A vassal of its own for each space, with this face up. */
export const vassalsShowing = (faces: Readonly<Record<string, string>>): Record<string, string> => {
  const used = new Set<string>()
  const takeVassal = (up: string): string => {
    const found = SIDES.find((side) => side.startsWith(up) && !used.has(cardKey(side)))
    if (!found) throw new Error(`no vassal left that shows ${up}`)
    used.add(cardKey(found))
    return found
  }
  return Object.fromEntries(Object.entries(faces).map(([space, face]) => [space, takeVassal(face)]))
}

/** The winning example of rules 2.6: scouts on B, spies on S, emissaries on K, captains on E. */
export const FORMATION = {
  ...{ BS: 'Ds', LS: 'Ly', AS: 'Dy', CS: 'My', KS: 'Py' },
  ...{ BT: 'Ps', KT: 'Le', BO: 'Ms', KO: 'De', BN: 'Ls', KN: 'Me' },
  ...{ BE: 'Pc', LE: 'Mc', AE: 'Dc', CE: 'Lc', KE: 'Pe' },
} as const

type Space = keyof typeof FORMATION

/** The example with some of its faces moved to other spaces. */
export const formationWith = (
  moved: Partial<Record<Space, string>>,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  vassalsShowing({
    ...Object.fromEntries(Object.entries(FORMATION).map(([space, face]) => [moved[space as Space] ?? space, face])),
    ...extra,
  })
