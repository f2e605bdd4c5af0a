/** Decks, discards and towers: how much is left, what was thrown away, what refills what. */
import '../../style/court.css'
import '../../style/seeing.css'
import '../../text/seeing.ts'
import { type DeckSeen, decksSeen, discardedVassals, pilesSeen } from '../../../games/blackstone/insight/piles.ts'
import { taskIn, vassalIn } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { up } from '../../shell/route.ts'
import { Sheet } from '../../shell/Sheet.tsx'
import { listOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import { Badge } from '../Badge.tsx'
import { nameOfFace } from '../names.ts'
import { TaskLine } from '../TaskCards.tsx'
import type { AtTable } from './chapter.ts'
import { goalOf } from './views.ts'

const Deck = ({ state, seen: { deck, faceDown, discard } }: { readonly state: State; readonly seen: DeckSeen }) => (
  <section class="sect">
    <h3>
      {t(`deck.${deck}`)}
      <span>{t('piles.faceDown', { count: faceDown })}</span>
    </h3>
    <ul class="tlines">
      {discard.map((slot) => {
        const task = taskIn(state, slot)
        return (
          task && (
            <li key={slot}>
              <TaskLine task={task} worth={goalOf(state) > 0} />
            </li>
          )
        )
      })}
    </ul>
    {discard.length === 0 && <p class="muted">{t('piles.noDiscard')}</p>}
  </section>
)

const Towers = ({ sitting, now }: AtTable) => (
  <section class="sect">
    <h3>{t('piles.towers')}</h3>
    <ul class="plain">
      {pilesSeen(now.state).map(({ pile, count, refills }) => (
        <li key={pile}>
          {t('tower.label', { tower: t(`tower.${pile}`), count })}
          {refills.length > 0 &&
            t('piles.refills', { names: listOf(refills.map((seat) => sitting.names[seat] ?? '')) })}
        </li>
      ))}
    </ul>
    <p class="muted">{t('piles.refillRule')}</p>
  </section>
)

const Vassals = ({ state }: { readonly state: State }) => {
  const vassals = discardedVassals(state).flatMap((slot) => vassalIn(state, slot) ?? [])
  return (
    <section class="sect">
      <h3>
        {t('piles.vassals')}
        <span>{vassals.length}</span>
      </h3>
      <ul class="lain">
        {vassals.map((vassal, at) => (
          <li key={at}>
            <Badge vassal={vassal} />
            <span class="vh">
              {t('piles.vassal', { face: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })}
            </span>
          </li>
        ))}
      </ul>
      {vassals.length === 0 && <p class="muted">{t('piles.noDiscard')}</p>}
    </section>
  )
}

export const Piles = ({ sitting, now }: AtTable) => {
  const { state } = now
  return (
    <Sheet title={t('menu.piles')} onClose={up}>
      {state.piles.length > 0 && <Towers sitting={sitting} now={now} />}
      {state.piles.length > 0 && <Vassals state={state} />}
      {decksSeen(state).map((seen) => (
        <Deck key={seen.deck} state={state} seen={seen} />
      ))}
      <p class="muted">{t('piles.deckRule')}</p>
      {state.rats && (
        <section class="sect">
          <h3>{t('piles.rats')}</h3>
          <p>{t('piles.ratsLeft', { count: state.rats.draw.length, discard: state.rats.discard.length })}</p>
        </section>
      )}
    </Sheet>
  )
}
