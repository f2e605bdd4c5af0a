/** Section of the settings about the people who have played on this phone. */
import { withoutPerson } from '../../../store/people.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { CrestButton } from '../../table/people/CrestButton.tsx'
import * as styles from '../../table/people/People.module.css'
import * as storage from './StorageSettings.module.css'

/** Number of different crests: each person is shown with the crest of one of these seats. */
const CREST_SEATS = 4

/** People who have played on this phone: each may choose an emblem, or be removed. Saved games keep their names. */
export const PeopleSettings = () => {
  const { settings, changeSettings } = useApp()
  const { names } = settings.value
  return (
    <section class={`box ${storage.storage}`} aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      {names.length === 0 && <p class="muted">{t('people.none')}</p>}
      <ul class={styles.people}>
        {names.map((name, index) => (
          <li key={name}>
            <CrestButton name={name} seat={index % CREST_SEATS} />
            <b class="grow">{name}</b>
            <button
              type="button"
              class={`${button.icon} tap`}
              aria-label={t('people.forget', { name })}
              onClick={() => void changeSettings((stored) => withoutPerson(stored, name))}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
