/** Decks, discards and towers: cards left, discarded cards, and which seats each tower refills. */
import '#src/text/blackstone/bundles/sheets.ts'
import {
  type DeckStatus,
  deckStatuses,
  discardedVassals,
} from '#src/games/blackstone/insight/shown/deckAndPileStatuses.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { openRatIn, openTaskIn, openVassalIn, ratCountIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { navigateUp, replaceRoute } from '../../../common/route.ts'
import * as sectionStyles from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { listFactionsBySpace } from '../../savedGameSummary.ts'
import { DeckBack, type RatCard, RatCardList, TaskCardList, VassalList } from '../../views/DeckCards.tsx'
import { TowerBoard } from '../../views/TowerBoard.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { boardTowers } from '../board/towerViews.ts'
import * as styles from './DecksAndTowersSheet.module.css'

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
    <div class={styles.deck}>
      <DeckBack icon="castle" count={drawCount} />
      {discard.length > 0 ? (
        <TaskCardList
          tasks={discard.flatMap((slot) => openTaskIn(state, slot) ?? [])}
          showsPoints={pointsGoalOf(state) > 0}
        />
      ) : (
        <p class="muted">{t('piles.noDiscard')}</p>
      )}
    </div>
  </section>
)

const TowersSection = ({ view, now }: BlackstoneTableProps) => (
  <section class={sectionStyles.section}>
    <h3>{t('piles.towers')}</h3>
    <TowerBoard
      towers={boardTowers({ view, now })}
      factions={listFactionsBySpace(now.state)}
      chosen={null}
      onPress={(corner) => replaceRoute(...view.path, 'tower', String(corner))}
    />
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
      <VassalList vassals={vassals} />
      {vassals.length === 0 && <p class="muted">{t('piles.noDiscard')}</p>}
    </section>
  )
}

/** Cards without rats have a picture of their own. */
const ratCard = (state: State, slot: Slot): RatCard => {
  const kind = openRatIn(state, slot)
  return { rats: ratCountIn(state, slot), icon: kind === 'cat' || kind === 'plague' ? kind : 'rat' }
}

const RatsSection = ({ state, draw, discard }: { readonly state: State } & NonNullable<State['rats']>) => (
  <section class={sectionStyles.section}>
    <h3>{t('piles.rats')}</h3>
    <div class={styles.deck}>
      <DeckBack icon="rat" count={draw.length} />
      <RatCardList cards={discard.map((slot) => ratCard(state, slot)).reverse()} />
    </div>
    <p class="muted">{t('piles.ratsLeft', { count: draw.length, discard: discard.length })}</p>
  </section>
)

export const DecksAndTowersSheet = ({ view, now }: BlackstoneTableProps) => {
  const { state } = now
  return (
    <Sheet title={t('menu.piles')} onClose={navigateUp}>
      {state.piles.length > 0 && <TowersSection view={view} now={now} />}
      {state.piles.length > 0 && <VassalsSection state={state} />}
      {deckStatuses(state).map((status) => (
        <DeckSection key={status.deck} state={state} status={status} />
      ))}
      {!state.quest && <p class="muted">{t('piles.deckRule')}</p>}
      {state.rats && <RatsSection state={state} {...state.rats} />}
    </Sheet>
  )
}
