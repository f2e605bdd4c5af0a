/** What is done on the board: moves, guards, piles and spaces that are refilled. */
import { ok } from '../../../../kernel/result.ts'
import { makeSpace } from '../cards.ts'
import { makeSlot } from '../slot.ts'
import { bare, CARD, type Forms, PILE, pattern, readSpace, SPACE, withCard } from './form.ts'

const byWizard = (mark: string | undefined) => (mark === 'W' ? ({ by: 'wizard' } as const) : {})
const byKnight = (mark: string | undefined) => (mark === 'N' ? ({ by: 'knight' } as const) : {})

export const MOVES: Forms<'slide' | 'swap' | 'flip' | 'retain' | 'blowUp'> = {
  slide: {
    pattern: pattern(`([NW]) ${SPACE}-${SPACE}`),
    make: ({ from, to, by }) => `${by ? 'W' : 'N'} ${makeSpace(from)}-${makeSpace(to)}`,
    read: ([mark, from, to]) => ok({ kind: 'slide', from: readSpace(from), to: readSpace(to), ...byWizard(mark) }),
  },
  swap: {
    pattern: pattern(`([NW]) ${SPACE}~${SPACE}`),
    make: ({ a, b, by }) => `${by ? 'N' : 'W'} ${makeSpace(a)}~${makeSpace(b)}`,
    read([mark, ...ends]) {
      const [a = -1, b = -1] = ends.map(readSpace).sort((one, other) => one - other)
      return ok({ kind: 'swap', a, b, ...byKnight(mark) })
    },
  },
  flip: {
    pattern: pattern(`([NW]) ${SPACE}\\^`),
    make: ({ space, by }) => `${by ? 'N' : 'W'} ${makeSpace(space)}^`,
    read: ([mark, space]) => ok({ kind: 'flip', space: readSpace(space), ...byKnight(mark) }),
  },
  retain: {
    pattern: pattern(`([NW]) ${SPACE}!(?:${PILE}|-)`),
    make: ({ space, pile, by }) => `${by ? 'W' : 'N'} ${makeSpace(space)}!${pile < 0 ? '-' : pile + 1}`,
    read: ([mark, space, pile = 0]) =>
      ok({ kind: 'retain', space: readSpace(space), pile: Number(pile) - 1, ...byWizard(mark) }),
  },
  blowUp: {
    pattern: pattern(`([NW]) ${SPACE}!!`),
    make: ({ space, by }) => `${by ? 'W' : 'N'} ${makeSpace(space)}!!`,
    read: ([mark, space]) => ok({ kind: 'blowUp', space: readSpace(space), ...byWizard(mark) }),
  },
}

export const GUARDS: Forms<'guard' | 'unguard'> = {
  guard: {
    pattern: pattern(`${SPACE}@`),
    make: ({ space }) => `${makeSpace(space)}@`,
    read: ([space]) => ok({ kind: 'guard', space: readSpace(space) }),
  },
  unguard: {
    pattern: pattern(`${SPACE}@-`),
    make: ({ space }) => `${makeSpace(space)}@-`,
    read: ([space]) => ok({ kind: 'unguard', space: readSpace(space) }),
  },
}

export const REFILLS: Forms<'pile' | 'refill' | 'leaveEmpty' | 'makeUp' | 'place' | 'refreshPile'> = {
  pile: {
    pattern: pattern(`!${PILE}`),
    make: ({ pile }) => `!${pile + 1}`,
    read: ([pile]) => ok({ kind: 'pile', pile: Number(pile) - 1 }),
  },
  refill: bare('refill', '+'),
  leaveEmpty: bare('leaveEmpty', '-'),
  makeUp: {
    pattern: pattern(`\\+${SPACE}`),
    make: ({ space }) => `+${makeSpace(space)}`,
    read: ([space]) => ok({ kind: 'makeUp', space: readSpace(space) }),
  },
  place: {
    pattern: pattern(`${CARD}@${SPACE}`),
    make: ({ slot, space }, scene) => `${makeSlot(scene, slot)}@${makeSpace(space)}`,
    read: ([name, space], scene) => withCard(scene, name, (slot) => ({ kind: 'place', slot, space: readSpace(space) })),
  },
  refreshPile: {
    pattern: pattern(`refresh !${PILE}`),
    make: ({ pile }) => `refresh !${pile + 1}`,
    read: ([pile]) => ok({ kind: 'refreshPile', pile: Number(pile) - 1 }),
  },
}
