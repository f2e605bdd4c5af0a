import * as button from '../../parts/Button.module.css'
import { type StartLessonGame, useLessonGame } from './useLessonGame.ts'

interface LessonGameProps {
  readonly label: string
  readonly hint: string
  readonly start: StartLessonGame
}

/** Item in the list of lessons: the game that they propose. */
export const LessonGame = ({ label, hint, start }: LessonGameProps) => {
  const [onPress, failure] = useLessonGame(start)
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
