/** Which vassal lies on a space: first the face that shows, then its reverse. */
import { useState } from 'preact/hooks'
import type { Space } from '../../games/blackstone/board.ts'
import { FACES, type Face, factionOf, roleOf } from '../../games/blackstone/faces.ts'
import { makeFace } from '../../games/blackstone/notation/cards.ts'
import { FaceBadge } from '../blackstone/Badge.tsx'
import { nameOfFace, nameOfSpace } from '../blackstone/names.ts'
import { up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { type Draft, put } from './draft.ts'

interface Props {
  readonly draft: Draft
  readonly space: Space
  readonly onChange: (draft: Draft) => void
}

/** Whoever has both faces, and lies nowhere else. */
const reversesOf = ({ board = {} }: Draft, face: Face): readonly Face[] => {
  const elsewhere = Object.values(board)
  return FACES.filter((other) => {
    const both = [makeFace(face), makeFace(other)]
    const lies = elsewhere.includes(both.join('/')) || elsewhere.includes(both.reverse().join('/'))
    return factionOf(other) !== factionOf(face) && roleOf(other) !== roleOf(face) && !lies
  })
}

export const FacesSheet = ({ draft, space, onChange }: Props) => {
  const [face, choose] = useState<Face | null>(null)
  const where = nameOfSpace(space)
  const title =
    face === null ? t('editor.face', { space: where }) : t('editor.reverse', { face: nameOfFace(face), space: where })
  const pick = (one: Face) => {
    if (face === null) return choose(one)
    onChange(put(draft, space, `${makeFace(face)}/${makeFace(one)}`))
    up()
  }
  // Whoever lies here may come again.
  const others = put(draft, space, '')
  return (
    <Sheet title={title} onClose={up}>
      <div class="faces">
        {(face === null ? FACES : reversesOf(others, face)).map((one) => (
          <button
            key={`${face} ${one}`}
            type="button"
            class="tap"
            aria-label={nameOfFace(one)}
            onClick={() => pick(one)}
          >
            <FaceBadge face={one} />
          </button>
        ))}
      </div>
    </Sheet>
  )
}
