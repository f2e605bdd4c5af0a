import '../../text/bundles/lessons.ts'
import { GAME_IDS } from '../../games/gameIds.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import { gameNameById } from '../../text/gameAndModeNames.ts'
import { t } from '../../text/t.ts'
import { href } from '../common/route.ts'
import * as button from '../parts/Button.module.css'
import * as styles from './lessons/LessonList.module.css'

/** Pages that games have. Only their addresses are asked for: none is fetched. */
const pages = import.meta.glob<GameId>(
  ['../*/lessons/LearnScreen.tsx', '../*/puzzles/PuzzlesScreen.tsx', '../*/rules/RulesScreen.tsx'],
  { query: '?folder', eager: true, import: 'default' },
)

const FILES = {
  learn: 'lessons/LearnScreen.tsx',
  puzzles: 'puzzles/PuzzlesScreen.tsx',
  rules: 'rules/RulesScreen.tsx',
} as const

interface OtherGamesProps {
  readonly game: GameId
  readonly page: keyof typeof FILES
}

/** Links to the same page of the other games; nothing where no other has one. */
export const OtherGamesLinks = ({ game, page }: OtherGamesProps) => {
  const others = GAME_IDS.filter((id) => id !== game && `../${id}/${FILES[page]}` in pages)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-games">
      <h2 id="other-games">{t('learn.otherGames')}</h2>
      <ul class={styles.lessons}>
        {others.map((id) => (
          <li key={id}>
            <a class={button.plain} href={id === FIRST_GAME ? href(page) : href(id, page)}>
              {gameNameById(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
