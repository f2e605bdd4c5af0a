/** The offer, and the cards in hand. */

import { offerStatus } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { ActionTile } from '../../views/tray/ActionTile.tsx'
import { MachinationCard, type MachinationCardView } from '../../views/tray/MachinationCard.tsx'
import { TrayRow } from '../../views/tray/TrayPanes.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { NO_SELECTION } from '../turn/tableSelection.ts'
import { selectedCard, takeKnightChoice } from './questChoices.ts'
import { questCardText } from './questTexts.ts'

/** Progress of a card: which halves can be served, and the same in words. */
export interface CardProgress {
  readonly met: readonly [left: boolean, right: boolean]
  readonly words: string
}
export type CardProgressOf = (props: BlackstoneTableProps, card: Slot) => CardProgress

interface Props extends BlackstoneTableProps {
  readonly progressOf: CardProgressOf
}

const questCardViews = (
  { progressOf, ...props }: Props,
  card: Slot,
  isLeaving: boolean,
): readonly MachinationCardView[] => {
  const { view, now } = props
  const task = visibleTaskIn(now.scene, card)
  if (!task) return []
  const { met, words } = progressOf(props, card)
  const isChosen = selectedCard(view.selection.value) === card
  return [
    {
      id: card,
      task,
      metHalves: met,
      isChosen,
      isLeaving,
      label: questCardText(task) + words + (isLeaving ? t('quest.oldest') : ''),
      onPress: () => {
        view.selection.value = isChosen ? NO_SELECTION : { on: 'task', slot: card }
      },
    },
  ]
}

/** The offer with its oldest card last, then the tile that saves a knight. */
export const OfferPart = (props: Props) => {
  const { cards, deckCount } = offerStatus(props.now.state)
  const views = cards.flatMap((card, index) => questCardViews(props, card, index === cards.length - 1))
  return (
    <TrayRow title={t('quest.offer')} note={t('quest.offerNote', { deck: deckCount })} kind="cards">
      {views.map((view) => (
        <MachinationCard key={view.id} view={view} />
      ))}
      {views.length === 0 && <p class="muted">{t('quest.offerEmpty')}</p>}
      <ActionTile choice={takeKnightChoice(props)} />
    </TrayRow>
  )
}

export const HandPart = (props: Props) => {
  const views = props.now.court.hand.flatMap((card) => questCardViews(props, card, false))
  return (
    <TrayRow title={t('quest.cards')} kind="cards own">
      {views.map((view) => (
        <MachinationCard key={view.id} view={view} />
      ))}
      {views.length === 0 && <p class="muted">{t('quest.handEmpty')}</p>}
    </TrayRow>
  )
}
