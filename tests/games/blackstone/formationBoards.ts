/** Boards for the Puzzle Master: real vassals of the box that show the faces one wants. */
import { VASSALS } from '../../../src/games/blackstone/data/vassals.ts'
import { face } from './moves.ts'

/** How far the reverse is on from the up face in the list of faces: the same few steps for all, so that no face is used up early. */
const steps = (side: string): number => (face(side.slice(3)) - face(side.slice(0, 2)) + 16) % 16
const SIDES: readonly string[] = VASSALS.flatMap((text) => [text, `${text.slice(3)}/${text.slice(0, 2)}`]).toSorted(
  (a, b) => steps(a) - steps(b),
)
const card = (vassal: string): string => vassal.split('/').toSorted().join('/')

/** A vassal of its own for each space, with this face up. */
export const showing = (faces: Readonly<Record<string, string>>): Record<string, string> => {
  const used = new Set<string>()
  const take = (up: string): string => {
    const found = SIDES.find((side) => side.startsWith(up) && !used.has(card(side)))
    if (!found) throw new Error(`no vassal left that shows ${up}`)
    used.add(card(found))
    return found
  }
  return Object.fromEntries(Object.entries(faces).map(([space, face]) => [space, take(face)]))
}

/** The winning example of rules 2.6: scouts on B, spies on S, emissaries on K, captains on E. */
export const FORMED = {
  ...{ BS: 'Ds', LS: 'Ly', AS: 'Dy', CS: 'My', KS: 'Py' },
  ...{ BT: 'Ps', KT: 'Le', BO: 'Ms', KO: 'De', BN: 'Ls', KN: 'Me' },
  ...{ BE: 'Pc', LE: 'Mc', AE: 'Dc', CE: 'Lc', KE: 'Pe' },
} as const

type Space = keyof typeof FORMED

/** The example with some of its faces moved to other spaces. */
export const formedBut = (
  moved: Partial<Record<Space, string>>,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  showing({
    ...Object.fromEntries(Object.entries(FORMED).map(([space, face]) => [moved[space as Space] ?? space, face])),
    ...extra,
  })
