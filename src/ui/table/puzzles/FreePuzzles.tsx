/** As many puzzles as one likes: for each kind a button for each grade. */
import '../../../text/puzzles.ts'
import type { ComponentChildren } from 'preact'
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as box from '../../parts/StackedBox.module.css'
import * as styles from './FreePuzzles.module.css'

interface FreePuzzlesProps<K extends string> {
  readonly kinds: readonly K[]
  readonly titleOf: (kind: K) => string
  /** Number of puzzles that were solved. */
  readonly countSolved: (kind: K, grade: PuzzleGrade) => number
  readonly onPick: (kind: K, grade: PuzzleGrade) => void
  /** Below the buttons. */
  readonly children?: ComponentChildren
}

export const FreePuzzles = <K extends string>(props: FreePuzzlesProps<K>) => (
  <section class={`box ${box.stacked}`}>
    <h2>{t('puzzles.more')}</h2>
    {props.kinds.map((kind) => (
      <fieldset key={kind} class={styles.grades}>
        <legend>{props.titleOf(kind)}</legend>
        {PUZZLE_GRADES.map((grade) => {
          const count = props.countSolved(kind, grade)
          return (
            <button key={grade} type="button" class={button.plain} onClick={() => props.onPick(kind, grade)}>
              {t(`puzzles.grade.${grade}`)}
              {count > 0 && <small>{t('puzzles.count', { count })}</small>}
            </button>
          )
        })}
      </fieldset>
    ))}
    {props.children}
  </section>
)
