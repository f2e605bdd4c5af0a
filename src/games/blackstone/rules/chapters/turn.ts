/** The turn of the King's family: muster, work, assign vassals, limits (rules 2.1). */
import type { State } from '../../state.ts'
import type { Chapter } from '../chapter.ts'
import { usualIncome } from '../income.ts'
import { usualLimits } from '../limits.ts'
import { fill } from '../piles.ts'
import { assign, checkLimits, muster, passTurn, rowByRow } from '../steps.ts'
import { complete } from '../verbs/complete.ts'
import { discard, endWork, makeUp } from '../verbs/decide.ts'
import { draw } from '../verbs/draw.ts'
import { flip } from '../verbs/flip.ts'
import { retain } from '../verbs/retain.ts'
import { slide } from '../verbs/slide.ts'
import { swap } from '../verbs/swap.ts'

const active = ({ seat }: State): number => seat

export const turn: Chapter = {
  income: usualIncome,
  limits: usualLimits,
  verbs: {
    work: { slide, swap, flip, retain, draw, complete, endWork },
    makeUp: { makeUp },
    drop: { discard },
  },
  runs: {
    muster,
    assign: assign(rowByRow),
    limits: checkLimits,
    next: passTurn,
    fill: (play, { space, pile }) => fill(play, space, pile),
  },
  deciders: { work: active, makeUp: active, drop: (state, { seat = state.seat }) => seat },
}
