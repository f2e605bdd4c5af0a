/**
 * Faces that fit a description, as bits, for callers that test many faces. Not beside `fitsPattern`, because a first
 * board does not need it.
 */
import { type FacePattern, fitsPattern, ROLES, WILD_FACES } from '../../faces.ts'

const FACE_CODES = Math.max(...WILD_FACES) + 1
const ANY_OR_EACH = [-1, ...ROLES.keys()]
/** All faces that fit each description, by `(faction + 1) * 5 + role + 1`. */
const FITTING_FACES: readonly number[] = ANY_OR_EACH.flatMap((faction) =>
  ANY_OR_EACH.map((role) =>
    Array.from({ length: FACE_CODES }, (_, face) => (fitsPattern(face, { faction, role }) ? 1 << face : 0)).reduce(
      (a, b) => a | b,
    ),
  ),
)

/** All faces that fit the description, a bit for each. */
export const fittingFaces = ({ faction, role }: FacePattern): number =>
  FITTING_FACES[(faction + 1) * 5 + role + 1] as number
