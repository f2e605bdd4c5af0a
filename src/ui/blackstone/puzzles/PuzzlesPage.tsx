/** The puzzle of the day, the streak, and as many others as one likes. */
import '../style/lists.css'
import { useEffect, useState } from 'preact/hooks'
import { GRADES, KINDS } from '../../games/blackstone/puzzles/puzzle.ts'
import { NO_PUZZLES, tally } from '../../store/puzzles.ts'
import { useHouse } from '../shell/house.ts'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { go, href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { kept, loadKept } from './kept.ts'
import { freshName, isDay, recipeOf, today } from './names.ts'
import { longest, streak } from './streak.ts'
import { nameOfDay, nameOfRecipe } from './words.ts'

/** The day that it is, also when the app is looked at again tomorrow. */
const useToday = (): string => {
  const [day, set] = useState(today)
  useEffect(() => {
    const look = (): void => set(today())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return day
}

const OfTheDay = ({ day }: { readonly day: string }) => {
  const { days = [], open = [] } = kept.value ?? {}
  const recipe = recipeOf(day)
  const isDone = days.includes(day)
  const isOpen = open.some(({ name }) => name === day)
  const best = longest(days)
  return (
    <section class="box stacked">
      <h2>{t('puzzles.day')}</h2>
      <p class="muted">{nameOfDay(day)}</p>
      {recipe && <p>{nameOfRecipe(recipe)}</p>}
      <a class={isDone ? 'btn' : 'btn go'} href={href('puzzles', day)}>
        {isDone && <Icon name="tick" />}
        {t(isDone ? 'puzzles.look' : isOpen ? 'puzzles.goOn' : 'puzzles.play')}
      </a>
      <p>
        {t('puzzles.streak', { days: streak(days, day) })} {best > 1 && t('puzzles.longest', { days: best })}
      </p>
    </section>
  )
}

/** Puzzles of free play that were left in the midst. */
const Under = () => {
  const left = (kept.value?.open ?? []).flatMap(({ name }) => {
    const recipe = isDay(name) ? null : recipeOf(name)
    return recipe ? [{ name, recipe }] : []
  })
  if (left.length === 0) return null
  return (
    <ul class="lessons">
      {left.map(({ name, recipe }) => (
        <li key={name}>
          <a class="btn" href={href('puzzles', name)}>
            {t('puzzles.under', { what: nameOfRecipe(recipe) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

const Free = () => {
  const solved = tally(kept.value ?? NO_PUZZLES)
  return (
    <section class="box stacked">
      <h2>{t('puzzles.more')}</h2>
      {KINDS.map((kind) => (
        <fieldset key={kind} class="grades">
          <legend>{t(`puzzles.kind.${kind}`)}</legend>
          {GRADES.map((grade) => {
            const count = solved[`${kind}-${grade}`] ?? 0
            return (
              <button key={grade} type="button" class="btn" onClick={() => go('puzzles', freshName(kind, grade))}>
                {t(`puzzles.grade.${grade}`)}
                {count > 0 && <small>{t('puzzles.count', { count })}</small>}
              </button>
            )
          })}
        </fieldset>
      ))}
      <Under />
    </section>
  )
}

export const PuzzlesPage = () => {
  const { database } = useHouse()
  const day = useToday()
  useEffect(() => void loadKept(database), [])
  return (
    <Page title={t('puzzles.title')}>
      <p class="muted">{t('puzzles.note')}</p>
      <OfTheDay day={day} />
      <Free />
      <a class="btn" href={href('editor')}>
        {t('puzzles.editor')}
      </a>
    </Page>
  )
}
