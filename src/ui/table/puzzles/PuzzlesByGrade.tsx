/** As many puzzles as one likes: for each kind a button for each grade. */
import '../../../text/bundles/puzzles.ts'
import type { ComponentChildren } from 'preact'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as box from '../../parts/StackedBox.module.css'
import * as styles from './PuzzlesByGrade.module.css'

interface FreePuzzlesProps<K extends string> {
  readonly kinds: readonly K[]
  readonly titleOf: (kind: K) => string
  /** Number of puzzles that were solved; null for those that have no grade. */
  readonly countSolved: (kind: K, grade: PuzzleGrade | null) => number
  readonly onPick: (kind: K, grade: PuzzleGrade) => void
  /** Below the buttons. */
  readonly children?: ComponentChildren
}

const Solved = ({ count }: { readonly count: number }) =>
  count > 0 ? <small>{t('puzzles.count', { count })}</small> : null

export const PuzzlesByGrade = <K extends string>(props: FreePuzzlesProps<K>) => (
  <section class={`box ${box.stacked}`} aria-labelledby="more-puzzles">
    <h2 id="more-puzzles">{t('puzzles.more')}</h2>
    {props.kinds.map((kind) => (
      <fieldset key={kind} class={styles.grades}>
        <legend>
          {props.titleOf(kind)}
          <Solved count={props.countSolved(kind, null)} />
        </legend>
        {PUZZLE_GRADES.map((grade) => (
          <button key={grade} type="button" class={button.plain} onClick={() => props.onPick(kind, grade)}>
            {t(`puzzles.grade.${grade}`)}
            <Solved count={props.countSolved(kind, grade)} />
          </button>
        ))}
      </fieldset>
    ))}
    {props.children}
  </section>
)
