/** Lines on rats and dogs, for the openings of all modes that are played for points against rats. */
import { TOO_MANY_RATS } from '#src/games/blackstone/rules/rats.ts'
import { t } from '#src/text/t.ts'
import type { HowToWinLine } from '../../../table/howToWin/HowToWinLines.tsx'
import { PICTURES } from './howToWinPictures.tsx'

export const howToWinAgainstRats = (): readonly HowToWinLine[] => [
  { id: 'rats', picture: PICTURES.rats(TOO_MANY_RATS), text: t('opening.rats') },
  { id: 'dogs', picture: PICTURES.dog, text: t('opening.dogs') },
]
