/** Tray of the Wizard's Quest: vassals and cards, the offers, and the panel of a selected card. */
import { useState } from 'preact/hooks'
import { factionOf } from '#src/games/blackstone/faces.ts'
import { offerStatus } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { sortByFaction, visibleVassalIn } from '#src/games/blackstone/insight/shown/vassalHand.ts'
import { placeableByHalf } from '#src/games/blackstone/insight/shown/vassalPlacementChoices.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { requireQuest } from '#src/games/blackstone/rules/queens-and-wizards-quest/questState.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import { CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import { HalfButton } from '../../views/board/HalfButton.tsx'
import { TrayPanes, TrayRow } from '../../views/tray/TrayPanes.tsx'
import { type HandVassalView, VassalHand } from '../../views/tray/VassalHand.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { selectOnPress } from '../turn/actionChoice.ts'
import { NO_SELECTION } from '../turn/tableSelection.ts'
import * as styles from './CardPanels.module.css'
import { openVassalViews, ownVassalViews } from './exchangeVassalChoices.ts'
import { type CardProgress, HandPart, OfferPart } from './OfferAndHandCards.tsx'
import { fittingVassals, layHalfButtons, laySelectionOf, layVassalViews } from './placeVassalsChoices.ts'
import { QuestVassalPanel } from './QuestVassalPanel.tsx'
import { questCardShortText } from './questTexts.ts'

/** Which halves of a card vassals of the own hand could serve. */
const handProgress = ({ now }: BlackstoneTableProps, card: Slot): CardProgress => {
  const { left, right } = placeableByHalf(now.scene, card)
  return {
    met: [left.length > 0, right.length > 0],
    words: t('quest.yours', { left: left.length, right: right.length }),
  }
}

/** Vassals of the own hand, one row for each faction. */
const vassalRows = (
  { now }: BlackstoneTableProps,
  viewsOf: (slot: Slot) => readonly HandVassalView[],
): readonly (readonly HandVassalView[])[] => {
  const rows = new Map<number, HandVassalView[]>()
  for (const slot of sortByFaction(now.scene, now.court.vassals ?? [])) {
    const faction = factionOf(visibleVassalIn(now.scene, slot)?.face ?? 0)
    rows.set(faction, [...(rows.get(faction) ?? []), ...viewsOf(slot)])
  }
  return [...rows.values()]
}

const handLabel = ({ now }: BlackstoneTableProps): string =>
  t('quest.vassalsOf', { count: now.court.vassals?.length ?? 0 })

/** Panel of the selected card: its halves, and the hand with the vassals that fit the active half marked. */
const CardLayPanel = (props: BlackstoneTableProps) => {
  const selection = laySelectionOf(props)
  const task = selection && visibleTaskIn(props.now.scene, selection.slot)
  if (!selection || !task) return null
  const fitting = fittingVassals(props, selection)
  return (
    <section
      class={`${panel.panel} ${styles.lay}`}
      data-part="panel use"
      aria-label={t('quest.layPanel', { card: questCardShortText(task) })}
    >
      <div class={styles.halves}>
        {layHalfButtons(props, selection).map((view) => (
          <HalfButton key={view.half} view={view} />
        ))}
      </div>
      <CloseButton onClose={selectOnPress(props.view, NO_SELECTION)} />
      <VassalHand
        label={handLabel(props)}
        rows={vassalRows(props, (slot) => layVassalViews(props, selection, fitting, slot))}
      />
    </section>
  )
}

const openVassals = (props: BlackstoneTableProps): readonly HandVassalView[] =>
  requireQuest(props.now.state).vassals.flatMap((slot, index) => openVassalViews(props, slot, index))

/** Panel to exchange a vassal of the hand for an open one. */
const ExchangePanel = (props: BlackstoneTableProps) => (
  <section
    class={`${panel.panel} ${styles.lay} ${styles.exchange}`}
    data-part="panel use"
    aria-label={t('quest.exchangePanel')}
  >
    <b class={styles.label}>{t('quest.openShort')}</b>
    <div class={styles.open}>
      <VassalHand label={t('quest.open')} rows={[openVassals(props)]} />
    </div>
    <CloseButton onClose={selectOnPress(props.view, NO_SELECTION)} />
    <b class={styles.label}>{t('quest.mine')}</b>
    <VassalHand label={handLabel(props)} rows={vassalRows(props, (slot) => ownVassalViews(props, slot))} />
  </section>
)

const HandPane = (props: BlackstoneTableProps) => (
  <>
    <HandPart {...props} progressOf={handProgress} />
    <TrayRow title={t('quest.vassals')} note={t('quest.vassalsNote')} kind="held">
      <VassalHand label={handLabel(props)} rows={vassalRows(props, (slot) => ownVassalViews(props, slot))} />
    </TrayRow>
  </>
)

const OffersPane = (props: BlackstoneTableProps) => (
  <>
    <OfferPart {...props} progressOf={handProgress} />
    <TrayRow title={t('quest.open')} note={t('quest.openNote')} kind="held">
      <VassalHand label={t('quest.open')} rows={[openVassals(props)]} />
    </TrayRow>
  </>
)

export const WizardsQuestTray = (props: BlackstoneTableProps) => {
  const { view, now } = props
  const [openPane, setOpenPane] = useState(now.court.hand.length === 0 ? 'offer' : 'hand')
  const selection = view.selection.value
  if (laySelectionOf(props)) return <CardLayPanel {...props} />
  if (selection.on === 'exchange') return <ExchangePanel {...props} />
  return (
    <>
      {selection.on === 'vassal' && <QuestVassalPanel {...props} space={selection.space} />}
      <TrayPanes
        openId={openPane}
        onOpen={setOpenPane}
        panes={[
          {
            id: 'hand',
            name: t('quest.hand'),
            count: now.court.vassals?.length ?? 0,
            children: <HandPane {...props} />,
          },
          {
            id: 'offer',
            name: t('quest.offer'),
            count: offerStatus(now.state).cards.length,
            children: <OffersPane {...props} />,
          },
        ]}
      />
    </>
  )
}
