/** Lines on rats and dogs, for the openings of all modes that are played for points against rats. */
import { TOO_MANY_RATS } from '#src/games/blackstone/rules/rats.ts'
import { t } from '#src/text/t.ts'
import type { OpeningLine } from '../../../table/opening/Opening.tsx'
import { PICTURES } from './openingPictures.tsx'

export const ratsLines = (): readonly OpeningLine[] => [
  { id: 'rats', picture: PICTURES.rats(TOO_MANY_RATS), text: t('opening.rats') },
  { id: 'dogs', picture: PICTURES.dog, text: t('opening.dogs') },
]
