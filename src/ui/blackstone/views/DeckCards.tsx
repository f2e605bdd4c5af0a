/** Cards of decks and discards, drawn as they lie: the back of a deck with its count, and open cards beside it. */
import { t } from '../../../text/t.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { VassalBadge } from './board/VassalBadge.tsx'
import * as styles from './DeckCards.module.css'
import { nameOfFace } from './spaceAndFaceNames.ts'
import { TaskLine } from './tray/TaskCards.tsx'
import type { Task, VassalView } from './viewProps.ts'

/** A deck that lies face down; its count is said beside it in words. */
export const DeckBack = ({ icon, count }: { readonly icon: IconName; readonly count: number }) => (
  <span class={styles.back} aria-hidden="true" data-state={count === 0 ? 'empty' : count > 1 ? 'stack' : undefined}>
    <Icon name={icon} />
    <b>{count}</b>
  </span>
)

/** Open tasks as small cards. */
export const TaskCardList = ({
  tasks,
  showsPoints,
}: {
  readonly tasks: readonly Task[]
  readonly showsPoints: boolean
}) => (
  <ul class={styles.tasks}>
    {tasks.map((task, index) => (
      <li key={index}>
        <TaskLine task={task} showsPoints={showsPoints} />
      </li>
    ))}
  </ul>
)

/** Open vassals as badges, each named for whoever does not see it. */
export const VassalList = ({ vassals }: { readonly vassals: readonly VassalView[] }) =>
  vassals.length > 0 ? (
    <ul class={styles.vassals}>
      {vassals.map((vassal, index) => (
        <li key={index}>
          <VassalBadge vassal={vassal} />
          <span class="visuallyHidden">
            {t('piles.vassal', { face: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })}
          </span>
        </li>
      ))}
    </ul>
  ) : null

/** An open rats card: its number of rats, or its picture where it brings none. */
export interface RatCard {
  readonly icon: IconName
  readonly rats: number
}

export const RatCardList = ({ cards }: { readonly cards: readonly RatCard[] }) => (
  <div class={styles.rats} aria-hidden="true">
    {cards.map(({ icon, rats }, index) => (
      <span key={index}>
        <Icon name={icon} />
        {rats > 0 && <b>{rats}</b>}
      </span>
    ))}
  </div>
)
