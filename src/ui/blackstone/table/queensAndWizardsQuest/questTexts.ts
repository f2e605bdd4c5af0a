/** Texts for cards, sets and gains of the quests. */
import type { Task } from '#src/games/blackstone/cards.ts'
import { FACTIONS, type Face, ROLES } from '#src/games/blackstone/faces.ts'
import { themeOfSet } from '#src/games/blackstone/insight/shown/summaryOfSets.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { nameOfFace, nameOfLine, nameOfSpace, nameOfWanted } from '../../views/spaceAndFaceNames.ts'

/** Both halves of a Machination: `Dragon Spy at C·S, Maple Scout in row E`. */
export const questCardText = ({ left, right }: Task): string =>
  t('quest.card', {
    left: nameOfWanted(left),
    space: nameOfSpace(left.space),
    right: nameOfWanted(right),
    line: nameOfLine(right.line),
  })

/** The places of a Machination alone: `C·S / row E`. */
export const questCardShortText = ({ left, right }: Task): string =>
  t('quest.short', { space: nameOfSpace(left.space), line: nameOfLine(right.line) })

/** Kind of a set: `all different`, `all Lions`. */
export const setKindText = (faces: readonly Face[]): string => {
  const theme = themeOfSet(faces)
  switch (theme.is) {
    case 'faction':
      return t(`set.faction.${FACTIONS[theme.faction] ?? 'lion'}`)
    case 'role':
      return t(`set.role.${ROLES[theme.role] ?? 'scout'}`)
    default:
      return t(`set.${theme.is}`)
  }
}

export const faceNames = (faces: readonly Face[]): string => joinNames(faces.map(nameOfFace))

/** `+3`, `−1`. */
export const signedGain = (gain: number): string =>
  gain < 0 ? t('quest.minus', { gain: -gain }) : t('quest.plus', { gain })

/** `+3 points`, `no points`. */
export const signedPoints = (gain: number): string =>
  gain < 0 ? t('quest.minusPoints', { gain: -gain }) : t('quest.plusPoints', { gain })

/** `3 points more`. */
export const gainText = (gain: number): string =>
  gain < 0 ? t('quest.loss', { gain: -gain }) : t('quest.gain', { gain })
