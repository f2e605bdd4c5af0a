/** Decks, discards and towers: cards left, discarded cards, and which seats each tower refills. */
import '../../../../text/blackstone/sheets.ts'
import {
  type DeckStatus,
  deckStatuses,
  discardedVassals,
  pileStatuses,
} from '../../../../games/blackstone/insight/shown/pileStatuses.ts'
import { openTaskIn, openVassalIn } from '../../../../games/blackstone/insight/tableCards.ts'
import type { State } from '../../../../games/blackstone/state.ts'
import { formatList } from '../../../../text/formatList.ts'
import { t } from '../../../../text/t.ts'
import { navigateUp } from '../../../app/route.ts'
import * as sectionStyles from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { VassalBadge } from '../../views/board/VassalBadge.tsx'
import { nameOfFace } from '../../views/names.ts'
import { TaskLine } from '../../views/tray/TaskCards.tsx'
import { pointsGoalOf } from '../board/boardViews.ts'
import type { BlackstoneTableProps } from '../tableExtension.ts'
import * as styles from './PilesSheet.module.css'

const DeckSection = ({
  state,
  status: { deck, drawCount, discard },
}: {
  readonly state: State
  readonly status: DeckStatus
}) => (
  <section class={sectionStyles.section}>
    <h3>
      {t(`deck.${deck}`)}
      <span>{t('piles.faceDown', { count: drawCount })}</span>
    </h3>
    <ul class={styles.tasks}>
      {discard.map((slot) => {
        const task = openTaskIn(state, slot)
        return (
          task && (
            <li key={slot}>
              <TaskLine task={task} showsPoints={pointsGoalOf(state) > 0} />
            </li>
          )
        )
      })}
    </ul>
    {discard.length === 0 && <p class="muted">{t('piles.noDiscard')}</p>}
  </section>
)

const TowersSection = ({ view, now }: BlackstoneTableProps) => (
  <section class={sectionStyles.section}>
    <h3>{t('piles.towers')}</h3>
    <ul class={styles.towers}>
      {pileStatuses(now.state).map(({ pile, count, refills }) => (
        <li key={pile}>
          {t('tower.label', { tower: t(`tower.${pile}`), count })}
          {refills.length > 0 &&
            t('piles.refills', { names: formatList(refills.map((seat) => view.names[seat] ?? '')) })}
        </li>
      ))}
    </ul>
    <p class="muted">{t('piles.refillRule')}</p>
  </section>
)

const VassalsSection = ({ state }: { readonly state: State }) => {
  const vassals = discardedVassals(state).flatMap((slot) => openVassalIn(state, slot) ?? [])
  return (
    <section class={sectionStyles.section}>
      <h3>
        {t('piles.vassals')}
        <span>{vassals.length}</span>
      </h3>
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
      {vassals.length === 0 && <p class="muted">{t('piles.noDiscard')}</p>}
    </section>
  )
}

export const PilesSheet = ({ view, now }: BlackstoneTableProps) => {
  const { state } = now
  return (
    <Sheet title={t('menu.piles')} onClose={navigateUp}>
      {state.piles.length > 0 && <TowersSection view={view} now={now} />}
      {state.piles.length > 0 && <VassalsSection state={state} />}
      {deckStatuses(state).map((status) => (
        <DeckSection key={status.deck} state={state} status={status} />
      ))}
      <p class="muted">{t('piles.deckRule')}</p>
      {state.rats && (
        <section class={sectionStyles.section}>
          <h3>{t('piles.rats')}</h3>
          <p>{t('piles.ratsLeft', { count: state.rats.draw.length, discard: state.rats.discard.length })}</p>
        </section>
      )}
    </Sheet>
  )
}
