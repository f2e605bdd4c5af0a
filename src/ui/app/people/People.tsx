import '../style/emblems.css'
import '../text/emblems.ts'
import { without } from '../../store/people.ts'
import { t } from '../text/t.ts'
import { useHouse } from './house.ts'
import { Icon } from './Icon.tsx'
import { OwnCrest } from './OwnCrest.tsx'

/** Seats of a table: a crest is shown as one of these would bear it. */
const SEATS = 4

/** Who has played on this phone: each may choose an emblem, or be forgotten. Games that were played keep their names. */
export const People = () => {
  const { settings, change } = useHouse()
  const { names } = settings.value
  return (
    <section class="box store" aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      {names.length === 0 && <p class="muted">{t('people.none')}</p>}
      <ul class="people">
        {names.map((name, at) => (
          <li key={name}>
            <OwnCrest name={name} seat={at % SEATS} />
            <b class="grow">{name}</b>
            <button
              type="button"
              class="ic tap"
              aria-label={t('people.forget', { name })}
              onClick={() => change(without(settings.peek(), name))}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
