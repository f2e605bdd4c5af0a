/** Notations of actions on the board: moves, guards, piles, and spaces that are refilled. */
import { ok } from '#src/kernel/result.ts'
import { formatSpace } from '../cardAndSpaceNotation.ts'
import { formatSlot } from '../slotNotation.ts'
import {
  type ActionNotations,
  CARD_PATTERN,
  constantNotation,
  exactPattern,
  PILE_PATTERN,
  readSpace,
  SPACE_PATTERN,
  withNamedCard,
} from './notationParts.ts'

const readByWizard = (mark: string | undefined) => (mark === 'W' ? ({ by: 'wizard' } as const) : {})
const readByKnight = (mark: string | undefined) => (mark === 'N' ? ({ by: 'knight' } as const) : {})

export const BOARD_NOTATIONS: ActionNotations<'slide' | 'swap' | 'flip' | 'retain' | 'blowUp'> = {
  slide: {
    pattern: exactPattern(`([NW]) ${SPACE_PATTERN}-${SPACE_PATTERN}`),
    format: ({ from, to, by }) => `${by ? 'W' : 'N'} ${formatSpace(from)}-${formatSpace(to)}`,
    parse: ([mark, from, to]) => ok({ kind: 'slide', from: readSpace(from), to: readSpace(to), ...readByWizard(mark) }),
  },
  swap: {
    pattern: exactPattern(`([NW]) ${SPACE_PATTERN}~${SPACE_PATTERN}`),
    format: ({ a, b, by }) => `${by ? 'N' : 'W'} ${formatSpace(a)}~${formatSpace(b)}`,
    parse([mark, ...ends]) {
      const [a = -1, b = -1] = ends.map(readSpace).sort((one, other) => one - other)
      return ok({ kind: 'swap', a, b, ...readByKnight(mark) })
    },
  },
  flip: {
    pattern: exactPattern(`([NW]) ${SPACE_PATTERN}\\^`),
    format: ({ space, by }) => `${by ? 'N' : 'W'} ${formatSpace(space)}^`,
    parse: ([mark, space]) => ok({ kind: 'flip', space: readSpace(space), ...readByKnight(mark) }),
  },
  retain: {
    pattern: exactPattern(`([NW]) ${SPACE_PATTERN}!(?:${PILE_PATTERN}|-)`),
    format: ({ space, pile, by }) => `${by ? 'W' : 'N'} ${formatSpace(space)}!${pile < 0 ? '-' : pile + 1}`,
    parse: ([mark, space, pile = 0]) =>
      ok({ kind: 'retain', space: readSpace(space), pile: Number(pile) - 1, ...readByWizard(mark) }),
  },
  blowUp: {
    pattern: exactPattern(`([NW]) ${SPACE_PATTERN}!!`),
    format: ({ space, by }) => `${by ? 'W' : 'N'} ${formatSpace(space)}!!`,
    parse: ([mark, space]) => ok({ kind: 'blowUp', space: readSpace(space), ...readByWizard(mark) }),
  },
}

export const GUARD_NOTATIONS: ActionNotations<'guard' | 'unguard'> = {
  guard: {
    pattern: exactPattern(`${SPACE_PATTERN}@`),
    format: ({ space }) => `${formatSpace(space)}@`,
    parse: ([space]) => ok({ kind: 'guard', space: readSpace(space) }),
  },
  unguard: {
    pattern: exactPattern(`${SPACE_PATTERN}@-`),
    format: ({ space }) => `${formatSpace(space)}@-`,
    parse: ([space]) => ok({ kind: 'unguard', space: readSpace(space) }),
  },
}

export const REFILL_NOTATIONS: ActionNotations<'pile' | 'refill' | 'leaveEmpty' | 'makeUp' | 'place' | 'refreshPile'> =
  {
    pile: {
      pattern: exactPattern(`!${PILE_PATTERN}`),
      format: ({ pile }) => `!${pile + 1}`,
      parse: ([pile]) => ok({ kind: 'pile', pile: Number(pile) - 1 }),
    },
    refill: constantNotation('refill', '+'),
    leaveEmpty: constantNotation('leaveEmpty', '-'),
    makeUp: {
      pattern: exactPattern(`\\+${SPACE_PATTERN}`),
      format: ({ space }) => `+${formatSpace(space)}`,
      parse: ([space]) => ok({ kind: 'makeUp', space: readSpace(space) }),
    },
    place: {
      pattern: exactPattern(`${CARD_PATTERN}@${SPACE_PATTERN}`),
      format: ({ slot, space }, scene) => `${formatSlot(scene, slot)}@${formatSpace(space)}`,
      parse: ([name, space], scene) =>
        withNamedCard(scene, name, (slot) => ({ kind: 'place', slot, space: readSpace(space) })),
    },
    refreshPile: {
      pattern: exactPattern(`refresh !${PILE_PATTERN}`),
      format: ({ pile }) => `refresh !${pile + 1}`,
      parse: ([pile]) => ok({ kind: 'refreshPile', pile: Number(pile) - 1 }),
    },
  }
