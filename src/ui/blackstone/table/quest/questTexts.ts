/** Cards, sets and gains of the quests in words. */
import type { Task } from '../../../../games/blackstone/cards.ts'
import { FACTIONS, type Face, ROLES } from '../../../../games/blackstone/faces.ts'
import { sortOf } from '../../../../games/blackstone/insight/sets.ts'
import { rowOf } from '../../../text/list.ts'
import { t } from '../../../text/t.ts'
import { nameOfFace, nameOfLine, nameOfSpace, nameOfWanted } from '../../names.ts'

/** A Machination with both its halves: `Dragon Spy at C·S, Maple Scout in row E`. */
export const wordsOf = ({ left, right }: Task): string =>
  t('quest.card', {
    left: nameOfWanted(left),
    space: nameOfSpace(left.space),
    right: nameOfWanted(right),
    line: nameOfLine(right.line),
  })

/** By its places alone: `C·S / row E`. */
export const shortOf = ({ left, right }: Task): string =>
  t('quest.short', { space: nameOfSpace(left.space), line: nameOfLine(right.line) })

/** What a set is: `all different`, `all Lions`. */
export const kindOf = (faces: readonly Face[]): string => {
  const sort = sortOf(faces)
  switch (sort.is) {
    case 'faction':
      return t(`set.faction.${FACTIONS[sort.faction] ?? 'lion'}`)
    case 'role':
      return t(`set.role.${ROLES[sort.role] ?? 'scout'}`)
    default:
      return t(`set.${sort.is}`)
  }
}

export const namesOf = (faces: readonly Face[]): string => rowOf(faces.map(nameOfFace))

/** `+3`, `−1`. */
export const signed = (gain: number): string =>
  gain < 0 ? t('quest.minus', { gain: -gain }) : t('quest.plus', { gain })

/** `+3 points`, `no points`. */
export const signedPoints = (gain: number): string =>
  gain < 0 ? t('quest.minusPoints', { gain: -gain }) : t('quest.plusPoints', { gain })

/** `3 points more`. */
export const gainWords = (gain: number): string =>
  gain < 0 ? t('quest.loss', { gain: -gain }) : t('quest.gain', { gain })
