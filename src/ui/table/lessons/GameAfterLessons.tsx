import * as button from '../../parts/Button.module.css'
import { type StartGameAfterLessons, useStartGameAfterLessons } from './useStartGameAfterLessons.ts'

interface LessonGameProps {
  readonly label: string
  readonly hint: string
  readonly start: StartGameAfterLessons
}

/** Item in the list of lessons: the game that they propose. */
export const GameAfterLessons = ({ label, hint, start }: LessonGameProps) => {
  const [onPress, failure] = useStartGameAfterLessons(start)
  return (
    <li>
      <button type="button" class={button.plain} onClick={onPress}>
        <span>
          {label}
          <small>{hint}</small>
        </span>
      </button>
      <p role="status">{failure}</p>
    </li>
  )
}
