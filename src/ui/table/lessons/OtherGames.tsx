import { GAME_IDS } from '../../../games/gameIds.ts'
import type { GameId } from '../../../kernel/contract.ts'
import { FIRST_GAME } from '../../../kernel/formats.ts'
import { gameNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import * as styles from './LessonList.module.css'

/** Screens of lessons. Only their addresses are asked for: none is fetched. */
const learnScreens = import.meta.glob<GameId>('../../*/lessons/LearnScreen.tsx', {
  query: '?folder',
  eager: true,
  import: 'default',
})

const hasLessons = (id: GameId): boolean => `../../${id}/lessons/LearnScreen.tsx` in learnScreens

/** Links to the lessons of the other games; nothing where no other has any. */
export const OtherGames = ({ game }: { readonly game: GameId }) => {
  const others = GAME_IDS.filter((id) => id !== game && hasLessons(id))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-games">
      <h2 id="other-games">{t('learn.otherGames')}</h2>
      <ul class={styles.lessons}>
        {others.map((id) => (
          <li key={id}>
            <a class={button.plain} href={id === FIRST_GAME ? href('learn') : href(id, 'learn')}>
              {gameNameById(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
