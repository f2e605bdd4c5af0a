/** The offer and the cards in hand. */
import { offerOf } from '../../../../games/blackstone/insight/offer.ts'
import { taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { DeedTile, QuestCard, type QuestCardView } from '../../Offer.tsx'
import { Part } from '../../QuestTray.tsx'
import type { AtTable } from '../chapter.ts'
import { NOTHING } from '../pick.ts'
import { cardOf, knightDeed } from './deeds.ts'
import { wordsOf } from './words.ts'

/** How near a card is: vassals that serve each half, and that in words. */
export interface Near {
  readonly met: readonly [left: boolean, right: boolean]
  readonly words: string
}
export type NearOf = (at: AtTable, card: Slot) => Near

interface Props extends AtTable {
  readonly near: NearOf
}

const viewOf = ({ near, ...at }: Props, card: Slot, leaving: boolean): readonly QuestCardView[] => {
  const { sitting, now } = at
  const task = taskSeen(now.scene, card)
  if (!task) return []
  const { met, words } = near(at, card)
  const chosen = cardOf(sitting.pick.value) === card
  return [
    {
      id: card,
      task,
      met,
      chosen,
      leaving,
      label: wordsOf(task) + words + (leaving ? t('quest.oldest') : ''),
      onPress: () => {
        sitting.pick.value = chosen ? NOTHING : { on: 'task', slot: card }
      },
    },
  ]
}

/** The open row: the oldest card stands at its end; then the tile that saves a knight. */
export const OfferPart = (props: Props) => {
  const { cards, deck } = offerOf(props.now.state)
  const views = cards.flatMap((card, at) => viewOf(props, card, at === cards.length - 1))
  return (
    <Part title={t('quest.offer')} note={t('quest.offerNote', { deck })} kind="cards">
      {views.map((view) => (
        <QuestCard key={view.id} view={view} />
      ))}
      {views.length === 0 && <p class="muted">{t('quest.offerEmpty')}</p>}
      <DeedTile deed={knightDeed(props)} />
    </Part>
  )
}

/** The cards of the hand. */
export const HandPart = (props: Props) => {
  const views = props.now.court.hand.flatMap((card) => viewOf(props, card, false))
  return (
    <Part title={t('quest.cards')} kind="cards own">
      {views.map((view) => (
        <QuestCard key={view.id} view={view} />
      ))}
      {views.length === 0 && <p class="muted">{t('quest.handEmpty')}</p>}
    </Part>
  )
}
