/** Which vassal lies somewhere: first the face that shows, then its reverse; the odd ones from a list. */
import { useState } from 'preact/hooks'
import { FACES, type Face, factionOf, roleOf } from '../../games/blackstone/faces.ts'
import { makeFace } from '../../games/blackstone/notation/cards.ts'
import { FaceBadge } from '../blackstone/Badge.tsx'
import { nameOfFace } from '../blackstone/names.ts'
import { up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import type { Draft } from './draft.ts'
import { nameOfVassal, oddIn, wordsIn } from './words.ts'

interface Props {
  readonly draft: Draft
  /** What is asked for: a face that shows, or behind this one a reverse. */
  readonly title: (face: Face | null) => string
  /** Who lies there now may be chosen again. */
  readonly now: string
  /** It may lie face down. */
  readonly hidden?: boolean
  readonly onPick: (who: string) => void
}

/** Whoever has both faces, and lies nowhere else. */
const reversesOf = (lying: ReadonlySet<string>, face: Face): readonly Face[] =>
  FACES.filter((other) => {
    const both = [makeFace(face), makeFace(other)]
    const lies = lying.has(both.join('/')) || lying.has(both.reverse().join('/'))
    return factionOf(other) !== factionOf(face) && roleOf(other) !== roleOf(face) && !lies
  })

/** Wild vassals, Assassins and Saboteurs, and vassals that the position brings along; `hidden`: one that lies face down. */
const Odd = ({ draft, hidden, onPick }: Pick<Required<Props>, 'draft' | 'hidden' | 'onPick'>) => (
  <select
    class="saying"
    aria-label={t('editor.odd')}
    value=""
    onChange={({ currentTarget }) => {
      const who = currentTarget.value
      currentTarget.value = ''
      if (who) onPick(who)
    }}
  >
    <option value="">{t('editor.odd')}</option>
    {[...(hidden ? ['vassal'] : []), ...oddIn(draft)].map((who) => (
      <option key={who} value={who}>
        {nameOfVassal(who)}
      </option>
    ))}
  </select>
)

export const FacesSheet = ({ draft, title, now, hidden = false, onPick }: Props) => {
  const [face, choose] = useState<Face | null>(null)
  const done = (who: string): void => {
    onPick(who)
    up()
  }
  const pick = (one: Face) => (face === null ? choose(one) : done(`${makeFace(face)}/${makeFace(one)}`))
  const lying = new Set([...wordsIn(draft)].filter((who) => who !== now))
  return (
    <Sheet title={title(face)} onClose={up}>
      <div class="faces">
        {(face === null ? FACES : reversesOf(lying, face)).map((one) => (
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
      {face === null && <Odd draft={draft} hidden={hidden} onPick={done} />}
    </Sheet>
  )
}
