import '../style/emblems.css'
import '../text/emblems.ts'
import { t } from '../text/t.ts'
import { EMBLEMS } from './Emblem.tsx'
import { Crest, Emblems } from './Icon.tsx'
import { Sheet } from './Sheet.tsx'

interface ChooseEmblemProps {
  readonly name: string
  readonly seat: number
  /** What is worn now; null: the seat's own. */
  readonly emblem: string | null
  readonly onChoose: (emblem: string | null) => void
  readonly onClose: () => void
}

/** Each is shown as it will be: on the shield of the seat. */
export const ChooseEmblem = ({ name, seat, emblem, onChoose, onClose }: ChooseEmblemProps) => (
  <Sheet title={t('emblem.of', { name })} onClose={onClose}>
    <fieldset class="emblems">
      <legend class="vh">{t('emblem.of', { name })}</legend>
      {[...EMBLEMS, null].map((id) => (
        <label key={id}>
          <input type="radio" name="emblem" checked={id === emblem} onChange={() => onChoose(id)} />
          <span>
            <Emblems.Provider value={Array(seat).concat(id ? { emblem: id } : {})}>
              <Crest seat={seat} big />
            </Emblems.Provider>
            {t(`emblem.${id ?? 'own'}`)}
          </span>
        </label>
      ))}
    </fieldset>
    <p class="muted">{t('emblem.help')}</p>
  </Sheet>
)
