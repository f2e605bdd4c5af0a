/** Tray of the Queen's Quest: cards, offer and sets, and the panel of the card that is being used. */
import { useState } from 'preact/hooks'
import { summarizeSets } from '#src/games/blackstone/insight/shown/summaryOfSets.ts'
import { HALF_NAMES, taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import { CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import { HalfButton } from '../../views/board/HalfButton.tsx'
import { SetJoinButton, SetTile, type SetView } from '../../views/tray/Sets.tsx'
import { TrayPanes, TrayRow } from '../../views/tray/TrayPanes.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { selectOnPress } from '../turn/actionChoice.ts'
import { NO_SELECTION } from '../turn/tableSelection.ts'
import * as styles from './CardPanels.module.css'
import { type CardProgress, HandPart, OfferPart } from './OfferAndHandCards.tsx'
import { QuestVassalPanel } from './QuestVassalPanel.tsx'
import { faceNames, questCardShortText, setKindText } from './questTexts.ts'
import { cardUseHalfButtons, joinViews, selectedHandCard } from './takeVassalsChoices.ts'

/** Which halves of a card are met by vassals of the board. */
export const boardProgress = ({ now }: BlackstoneTableProps, card: Slot): CardProgress => {
  const compass = taskProgressOf(now.scene, card)
  const met = [(compass?.left.matching.length ?? 0) > 0, (compass?.right.matching.length ?? 0) > 0] as const
  return { met, words: t('quest.met', { met: Number(met[0]) + Number(met[1]) }) }
}

/** Panel of the card that is being used: both halves, and the sets that their vassals may join. */
const CardUsePanel = (props: BlackstoneTableProps & { readonly card: Slot }) => {
  const task = visibleTaskIn(props.now.scene, props.card)
  return (
    <section
      class={`${panel.panel} ${styles.use}`}
      data-part="panel use"
      aria-label={t('quest.usePanel', { card: task ? questCardShortText(task) : '' })}
    >
      {cardUseHalfButtons(props, props.card).map((view, index) => (
        <div key={view.half} class={styles.line} data-part="line">
          <HalfButton view={view} />
          <div class={styles.joins} data-part="joins">
            {joinViews(props, HALF_NAMES[index] ?? 'left').map((join) => (
              <SetJoinButton key={join.set} join={join} />
            ))}
          </div>
        </div>
      ))}
      <CloseButton onClose={selectOnPress(props.view, NO_SELECTION)} />
    </section>
  )
}

/** Views of the sets of a court. */
export const setViews = (state: State, court: Court): readonly SetView[] =>
  summarizeSets(state, court).map(({ faces, value }, id) => ({
    id,
    faces,
    kind: setKindText(faces),
    value,
    label: t('quest.setWorth', { kind: setKindText(faces), worth: value, faces: faceNames(faces) }),
  }))

const SetsPane = ({ view, now }: BlackstoneTableProps) => {
  const sets = setViews(now.state, now.court)
  const points = sets.reduce((sum, { value }) => sum + value, 0)
  return (
    <TrayRow title={t('quest.sets')} note={t('quest.setsNote', { points })} kind="sets">
      {sets.map((set) => (
        <SetTile key={set.id} set={set} onPress={() => navigate(...view.path, 'court', String(now.seat))} />
      ))}
      {sets.length === 0 && <p class="muted">{t('quest.setsEmpty')}</p>}
    </TrayRow>
  )
}

export const QueensQuestTray = (props: BlackstoneTableProps) => {
  const [openPane, setOpenPane] = useState('cards')
  const { view, now } = props
  const selection = view.selection.value
  const card = selectedHandCard(props)
  const cards = (
    <>
      <HandPart {...props} progressOf={boardProgress} />
      <OfferPart {...props} progressOf={boardProgress} />
    </>
  )
  return (
    <>
      {selection.on === 'vassal' && <QuestVassalPanel {...props} space={selection.space} />}
      {card !== null && <CardUsePanel {...props} card={card} />}
      <TrayPanes
        isStacked
        openId={openPane}
        onOpen={setOpenPane}
        panes={[
          { id: 'cards', name: t('quest.cards'), count: now.court.hand.length, children: cards },
          {
            id: 'sets',
            name: t('quest.setsTab'),
            count: now.court.sets?.length ?? 0,
            children: <SetsPane {...props} />,
          },
        ]}
      />
    </>
  )
}
