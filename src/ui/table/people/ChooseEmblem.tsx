import '../../../text/bundles/leisure.ts'
import { t } from '../../../text/t.ts'
import { Crest, EmblemsContext } from '../../parts/Crest.tsx'
import { EMBLEMS } from '../../parts/PlayerEmblem.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import * as styles from './People.module.css'

interface ChooseEmblemProps {
  readonly name: string
  readonly seat: number
  /** Emblem chosen now; null for the seat's own. */
  readonly emblem: string | null
  readonly onChoose: (emblem: string | null) => void
  readonly onClose: () => void
}

/** Sheet to choose an emblem; each is shown on the shield of the seat. */
export const ChooseEmblem = ({ name, seat, emblem, onChoose, onClose }: ChooseEmblemProps) => (
  <Sheet title={t('emblem.of', { name })} onClose={onClose}>
    <fieldset class={styles.emblems}>
      <legend class="visuallyHidden">{t('emblem.of', { name })}</legend>
      {[...EMBLEMS, null].map((id) => (
        <label key={id}>
          <input type="radio" name="emblem" checked={id === emblem} onChange={() => onChoose(id)} />
          <span>
            <EmblemsContext.Provider value={Array(seat).concat(id ? { emblem: id } : {})}>
              <Crest seat={seat} big />
            </EmblemsContext.Provider>
            {t(`emblem.${id ?? 'own'}`)}
          </span>
        </label>
      ))}
    </fieldset>
    <p class="muted">{t('emblem.help')}</p>
  </Sheet>
)
