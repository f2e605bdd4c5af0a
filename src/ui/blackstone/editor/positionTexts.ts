/** Texts of the editor: names of parts and of what lies in them, and refusals. */
import { ALL_FAMILIES } from '../../../games/blackstone/allFamilies.ts'
import { ALL_DECKS, type Task } from '../../../games/blackstone/cards.ts'
import { parseSpace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { BEGINNINGS } from '../../../games/blackstone/position/positionSchema.ts'
import { TURN_STEPS } from '../../../games/blackstone/state.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { MessageKey } from '../../../text/keys.ts'
import { messageOr, t } from '../../../text/t.ts'
import { nameOfFace, nameOfPlace, nameOfSpace, nameOfWanted } from '../views/spaceAndFaceNames.ts'
import { vassalFromCode } from './draftCellViews.ts'
import type { Draft } from './positionDraft.ts'
import { fieldAt } from './positionFields.ts'

export const describeTask = ({ id, type, left, right }: Task): string =>
  t('editor.task', {
    id,
    type: t(`type.${type}`),
    left: `${nameOfSpace(left.space)} ${nameOfWanted(left)}`,
    right: `${nameOfPlace({ line: right.line })} ${nameOfWanted(right)}`,
  })
export const nameOfTower = (tower: number): string => t('editor.tower', { tower: t(`tower.${tower}`) })
export const nameOfSeat = (seat: number): string => t('editor.seat', { number: seat + 1 })

/** Name of a vassal by both its faces, or of a face-down one; the code itself if it is invalid. */
export const nameOfVassal = (vassalCode: string): string => {
  const vassal = vassalFromCode(vassalCode)
  if (vassalCode === 'vassal') return t('editor.faceDownVassal')
  return vassal
    ? t('editor.vassal', { face: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })
    : vassalCode
}

/** Name of a part of the box by its code in a document; the code itself for any other text. */
const nameOfCode = (code: string): string => {
  if (ALL_DECKS.some((deck) => deck === code)) return t(`deck.${code as (typeof ALL_DECKS)[number]}`)
  if (ALL_FAMILIES.some(({ id }) => id === code)) return messageOr(`family.${code}`, undefined, 'editor.part.other')
  const step = [...BEGINNINGS, ...TURN_STEPS].find((known) => known === code)
  return step ? t(`editor.step.${step}`) : nameOfVassal(code)
}

/** Sentence for a refusal of a position, with cards by their names. */
export const positionRefusalText = ({ code, values }: Refusal): string =>
  messageOr(
    code,
    { ...values, ...(typeof values?.what === 'string' && { what: nameOfCode(values.what) }) },
    'app.refused',
  )

/** Message keys of paths whose last key has a different meaning elsewhere. */
const KEY_OVERRIDES: Readonly<Record<string, MessageKey>> = {
  intrigue: 'editor.part.waiting',
  'intrigue.used': 'editor.part.usedVassals',
}

/** Name of a part, by the last key of its path. */
export const nameOfPart = (draft: Draft, path: readonly string[]): string => {
  const key = path.at(-1) ?? ''
  const parentField = fieldAt(draft, path.slice(0, -1))
  if (parentField?.kind === 'bySpace') return nameOfSpace(parseSpace(key) ?? 0)
  if (parentField?.kind === 'list') {
    if (parentField.each === 'tower') return nameOfTower(Number(key))
    return parentField.each === 'seat' ? nameOfSeat(Number(key)) : t('editor.entry', { number: Number(key) + 1 })
  }
  if (path.at(-2) === 'completed') return messageOr(`type.${key}`, undefined, 'editor.part.other')
  if (path.at(-2) === 'decks') return messageOr(`deck.${key}`, undefined, 'editor.part.other')
  return messageOr(KEY_OVERRIDES[path.join('.')] ?? `editor.part.${key}`, undefined, 'editor.part.other')
}
