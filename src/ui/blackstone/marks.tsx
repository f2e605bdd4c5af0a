import '../text/questions.ts'
import '../style/tasks.css'
import { isOn, SPACES, type Space } from '../../games/blackstone/board.ts'
import { t } from '../text/t.ts'

const square = (space: Space): string => `M${(space % 5) * 6 + 0.5} ${Math.floor(space / 5) * 6 + 0.5}h4v4h-4z`
const squares = (spaces: readonly Space[]): string => spaces.map(square).join('')

/** The board in small, with one space or a whole line (its place in LETTERS) filled. */
export const MiniMap = ({ where }: { readonly where: { readonly space: Space } | { readonly line: number } }) => {
  const filled = (space: Space) => ('space' in where ? space === where.space : isOn(space, where.line))
  return (
    <svg class="mm" viewBox="0 0 29 29" width="29" height="29" aria-hidden="true">
      <path d={squares(SPACES.filter((space) => !filled(space)))} />
      <path class="q" d={squares(SPACES.filter(filled))} />
    </svg>
  )
}

/** Points in wax. */
export const Seal = ({ points }: { readonly points: number }) => (
  <span class="seal">
    <span class="vh">{t('task.worth', { points })}</span>
    <span aria-hidden="true">{points}</span>
  </span>
)
