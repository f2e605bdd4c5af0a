import { useState } from 'preact/hooks'
import { withEmblem } from '../../../store/people.ts'
import { emblemOf } from '../../../store/settings.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import * as button from '../../parts/Button.module.css'
import { Crest, EmblemsContext } from '../../parts/Crest.tsx'
import { lazy } from '../../parts/lazy.tsx'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import * as styles from './People.module.css'

const ChooseEmblem = lazy(() => loadLeisure().then((module) => module.ChooseEmblem), true)

interface CrestButtonProps {
  readonly name: string
  readonly seat: number
  /** Called after the choice has been stored with the name. */
  readonly onChoose?: (emblem: string | null) => void
}

/** Crest of a person who plays on this phone, as a button that opens the choice of emblems. */
export const CrestButton = ({ name, seat, onChoose }: CrestButtonProps) => {
  const { settings, changeSettings } = useApp()
  const [isOpen, setIsOpen] = useState(false)
  const chosenEmblem = emblemOf(settings.value, name)
  const chooseEmblem = (emblem: string | null): void => {
    void changeSettings((stored) => withEmblem(stored, name, emblem))
    onChoose?.(emblem)
  }
  return (
    <>
      <button
        type="button"
        class={`${button.icon} tap ${styles.crest}`}
        aria-label={t('emblem.of', { name })}
        onClick={() => setIsOpen(true)}
      >
        <EmblemsContext.Provider value={Array(seat).concat(chosenEmblem)}>
          <Crest seat={seat} />
        </EmblemsContext.Provider>
      </button>
      {isOpen && (
        <ChooseEmblem
          name={name}
          seat={seat}
          emblem={chosenEmblem.emblem ?? null}
          onChoose={chooseEmblem}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
