/** Faces that fit a description, in bits: for those who ask it of many. Apart from `fits`, for no first board needs it. */
import { type Description, fits, ROLES, WILD_FACES } from '../../faces.ts'

const UP_TO = Math.max(...WILD_FACES) + 1
const ANY_AND_ALL = [-1, ...ROLES.keys()]
/** For each description, `(faction + 1) * 5 + role + 1`, all faces that fit it. */
const FITTING: readonly number[] = ANY_AND_ALL.flatMap((faction) =>
  ANY_AND_ALL.map((role) =>
    Array.from({ length: UP_TO }, (_, face) => (fits(face, { faction, role }) ? 1 << face : 0)).reduce((a, b) => a | b),
  ),
)

/** All faces that fit the description, a bit for each. */
export const fitting = ({ faction, role }: Description): number => FITTING[(faction + 1) * 5 + role + 1] as number
