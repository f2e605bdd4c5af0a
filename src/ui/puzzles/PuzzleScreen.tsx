/** One puzzle, from the worker that makes it to the sheet that says it is solved. */
import { useEffect, useState } from 'preact/hooks'
import type { Puzzle } from '../../games/blackstone/puzzles/puzzle.ts'
import type { Json } from '../../kernel/json.ts'
import { withOpen, withOver, withSolved } from '../../store/puzzles.ts'
import { faultOf, type StoreFault } from '../../table/store.ts'
import { useHouse } from '../shell/house.ts'
import { Page } from '../shell/Page.tsx'
import { replace } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { change, kept, loadKept } from './kept.ts'
import { freshName, type Recipe, today } from './names.ts'
import { PuzzleTable } from './PuzzleTable.tsx'
import { trayWith } from './PuzzleTray.tsx'
import { beginPuzzle, type Solving } from './solving.ts'
import { streak } from './streak.ts'
import { askPuzzle } from './thinker.ts'
import { sayUnkept } from './unkept.ts'
import { nameOfRecipe } from './words.ts'

interface Named {
  readonly name: string
  readonly recipe: Recipe
}

/** Another of its kind and grade. */
const next = ({ kind, grade }: Recipe): void => replace('puzzles', freshName(kind, grade))

/** It is solved, or its solution was shown. */
const Over = (props: Named & { readonly puzzle: Puzzle; readonly shown: boolean; readonly onLook: () => void }) => {
  const { name, recipe, puzzle, shown, onLook } = props
  const { days = [] } = kept.value ?? {}
  const what = nameOfRecipe(recipe)
  return (
    <Sheet
      title={t(shown ? 'puzzles.shown' : 'puzzles.solved')}
      footer={
        <>
          <button type="button" class="btn" onClick={() => replace('puzzles')}>
            {t('puzzles.all')}
          </button>
          <button type="button" class="btn go" onClick={() => replace('puzzles', freshName(recipe.kind, recipe.grade))}>
            {t('puzzles.next')}
          </button>
        </>
      }
    >
      <p>{shown ? t('puzzles.shownWell', { what }) : t('puzzles.well', { what, deeds: puzzle.way.length })}</p>
      {days.includes(name) && <p>{t('puzzles.streak', { days: streak(days, today()) })}</p>}
      <button type="button" class="btn" onClick={onLook}>
        {t('puzzles.board')}
      </button>
    </Sheet>
  )
}

interface PlayingProps extends Named {
  readonly solving: Solving
  /** Its solution was shown, just now. */
  readonly shown: boolean
  readonly onAgain: (shows: boolean) => void
}

const Playing = ({ name, recipe, solving, shown, onAgain }: PlayingProps) => {
  const house = useHouse()
  const [looks, look] = useState(false)
  /** Why it does not count that it is solved. */
  const [uncounted, miss] = useState<StoreFault | null>(null)
  const [tries, tried] = useState(0)
  const isSolved = solving.isSolved.value
  const unkept = solving.sitting.now.value.saved ? uncounted : solving.fault()
  const count = (): Promise<void> => {
    const sort = `${recipe.kind}-${recipe.grade}`
    const day = name === today() ? name : null
    return change(house.database, (one) => withSolved(one, name, sort, day)).then(
      () => miss(null),
      (error: unknown) => miss(faultOf(error)),
    )
  }
  const retry = async (): Promise<void> => {
    await solving.retry()
    if (isSolved) await count()
    tried(tries + 1)
  }
  useEffect(() => {
    if (isSolved) void count()
  }, [isSolved])
  useEffect(() => (unkept ? sayUnkept(house, unkept, retry) : undefined), [unkept, tries])
  return (
    <>
      <PuzzleTable solving={solving} onAgain={onAgain} onNext={() => next(recipe)} />
      {isSolved && !looks && (
        <Over name={name} recipe={recipe} puzzle={solving.puzzle} shown={shown} onLook={() => look(true)} />
      )}
    </>
  )
}

/** While it is made: Back ends that. */
const Making = ({ failed, onAgain }: { readonly failed: boolean; readonly onAgain: () => void }) => (
  <Page title={t('puzzles.title')}>
    <p role="status">{t(failed ? 'puzzles.failed' : 'puzzles.making')}</p>
    {failed && (
      <button type="button" class="btn" onClick={onAgain}>
        {t('app.retry')}
      </button>
    )}
  </Page>
)

type Begun = Solving | 'making' | 'failed'

export const PuzzleScreen = ({ name, recipe }: Named) => {
  const { database } = useHouse()
  const [begun, set] = useState<Begun>('making')
  /** How often it was begun anew, and whether it is shown how. */
  const [time, begin] = useState({ count: 0, shows: false })
  useEffect(() => {
    const stop = new AbortController()
    let open: Solving | undefined
    const enter = async (): Promise<void> => {
      const puzzle = await askPuzzle(recipe, stop.signal)
      const known = await loadKept(database)
      const isAgain = time.count > 0
      // What is begun anew does not come back as it was; where that cannot be kept, its first deed says so.
      if (isAgain)
        await change(database, (one) => (time.shows ? withOver(one, name) : withOpen(one, name, []))).catch(
          () => undefined,
        )
      const deeds = isAgain ? [] : (known.open.find((one) => one.name === name)?.deeds ?? [])
      const keep = (done: readonly Json[]) => change(database, (one) => withOpen(one, name, done))
      const solving = await beginPuzzle(puzzle, ['puzzles', name], deeds, keep, (chapters) => ({
        ...chapters,
        Tray: trayWith(chapters),
      }))
      if (stop.signal.aborted) return solving.close()
      open = solving
      if (time.shows) solving.lead()
      set(solving)
    }
    set('making')
    enter().catch(() => stop.signal.aborted || set('failed'))
    return () => {
      stop.abort()
      open?.close()
    }
  }, [name, time])
  const again = (shows: boolean): void => begin({ count: time.count + 1, shows })
  if (typeof begun === 'string') return <Making failed={begun === 'failed'} onAgain={() => again(false)} />
  return <Playing key={time.count} name={name} recipe={recipe} solving={begun} shown={time.shows} onAgain={again} />
}
