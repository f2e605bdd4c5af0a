import '../style/emblems.css'
import '../text/emblems.ts'
import { useState } from 'preact/hooks'
import { withEmblem } from '../../store/people.ts'
import { emblemOf } from '../../store/settings.ts'
import { t } from '../text/t.ts'
import { useHouse } from './house.ts'
import { Crest, Emblems } from './Icon.tsx'
import { lazy } from './lazy.tsx'

const ChooseEmblem = lazy(async () => (await import('./ChooseEmblem.tsx')).ChooseEmblem, true)

interface OwnCrestProps {
  readonly name: string
  readonly seat: number
  /** What is chosen is remembered with the name; who else must hear of it hears it here. */
  readonly onChoose?: (emblem: string | null) => void
}

/** The crest of somebody who plays on this phone: a button that leads to the emblems. */
export const OwnCrest = ({ name, seat, onChoose }: OwnCrestProps) => {
  const { settings, change } = useHouse()
  const [open, show] = useState(false)
  const own = emblemOf(settings.value, name)
  const choose = (emblem: string | null): void => {
    change(withEmblem(settings.peek(), name, emblem))
    onChoose?.(emblem)
  }
  return (
    <>
      <button type="button" class="ic tap wears" aria-label={t('emblem.of', { name })} onClick={() => show(true)}>
        <Emblems.Provider value={Array(seat).concat(own)}>
          <Crest seat={seat} />
        </Emblems.Provider>
      </button>
      {open && (
        <ChooseEmblem
          name={name}
          seat={seat}
          emblem={own.emblem ?? null}
          onChoose={choose}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}
