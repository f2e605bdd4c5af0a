/** The market: stalls, standard piles, New Contract. One button buys, or takes, what is chosen. */
import '#src/text/castlescape/bundles/sheets.ts'
import { useState } from 'preact/hooks'
import type { Action } from '#src/games/castlescape/actions.ts'
import { cardOf, type Face, SERVICE_FACES, STANDARD_FACES } from '#src/games/castlescape/cards.ts'
import { sizeOfDeck } from '#src/games/castlescape/state.ts'
import { findMessage, t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import { ChoiceButton } from '../../../parts/controls/ChoiceButton.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import * as section from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { LogList } from '../../../parts/tableLayout/SidePanelParts.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { EmptyMarketPlace } from '../../views/EmptyMarketPlace.tsx'
import { MarketCard } from '../../views/MarketCard.tsx'
import { titleOf } from '../cardAndSquareTexts.ts'
import type { CastleProps } from '../castleTableView.ts'
import * as styles from './MarketSheet.module.css'

type Chosen = readonly [Face | null, (face: Face | null) => void]

/** Action that brings this card: buying it, else taking it without paying. */
const gainOf = ({ now }: CastleProps, face: Face): Action | undefined =>
  now.legalActions.find((action) => action.kind === 'take' && action.face === face) ??
  now.legalActions.find((action) => action.kind === 'buy' && action.face === face)

/** What the last action brought, where it brought a card. */
const lastGain = ({ view, now }: CastleProps): string | undefined => {
  const line = view.log.value.at(0)
  return line?.by === now.seat && (line.kind === 'bought' || line.kind === 'acquired') ? line.text : undefined
}

/** Why this card cannot be had now. */
const whyNot = ({ view, now }: CastleProps, face: Face): string => {
  const { awaitedElsewhere: other } = now
  if (other !== null) return t('castlescape.say.wait', { name: view.names[other] ?? '' })
  const refusal = view.game.findRefusal(now.visibleState, { kind: 'buy', face })
  if (!refusal && view.whyNotAllowed) return view.whyNotAllowed()
  const text = refusal?.code.startsWith('castlescape.') && findMessage(refusal.code, refusal.values)
  return text || t('castlescape.marketClosed')
}

/** `onContract`: called before Contracts are bought, which are chosen at the table. */
const gainChoice = (props: CastleProps, [face, choose]: Chosen, onContract?: () => void): ChoiceView => {
  const { view, now } = props
  const told = lastGain(props)
  if (face === null)
    return {
      ...{ id: 'gain', label: t('castlescape.chooseCard'), emphasis: 'stone', onPress: () => undefined },
      ...(told && { hint: told }),
    }
  const card = titleOf(face)
  const { cost, set } = cardOf(face)
  const action = gainOf(props, face)
  if (!action) {
    return {
      id: 'gain',
      label: t('castlescape.do.buy', { card }),
      reason: whyNot(props, face),
      onPress: () => undefined,
    }
  }
  const isTaken = action.kind === 'take'
  const hint = isTaken
    ? t('castlescape.takeHint')
    : t(set === 'service' ? 'castlescape.buyContractHint' : 'castlescape.buyHint', { cost, gold: now.state.turn.gold })
  return {
    id: 'gain',
    label: t(isTaken ? 'castlescape.do.take' : 'castlescape.do.buy', { card }),
    hint,
    onPress: () => {
      choose(null)
      if (cardOf(face).buy?.some(({ op }) => op === 'contract')) onContract?.()
      view.confirmAndPropose(action)
    },
  }
}

const Purse = ({ now }: Pick<CastleProps, 'now'>) => (
  <span class={styles.purse}>
    <Icon name="coin" />
    {now.state.turn.gold}
    <span class="visuallyHidden">{t('castlescape.waiting.gold')}</span>
  </span>
)

const Cards = (props: CastleProps & { readonly chosen: Chosen }) => {
  const { now, chosen } = props
  const { state } = now
  const [face, choose] = chosen
  const card = (one: Face, key: string, left?: number) => (
    <MarketCard
      key={key}
      face={one}
      isChosen={face === one}
      isAffordable={now.seat !== state.seat || now.legalActions.length === 0 || gainOf(props, one) !== undefined}
      note={left === undefined ? undefined : t('castlescape.left', { n: left })}
      onPress={() => choose(face === one ? null : one)}
    />
  )
  // The last quarry brings no Inspection, but the end.
  const isSwept = state.lastSeat < 0 && state.marker > 1
  return (
    <>
      <section class={section.section}>
        <h3>
          {t('castlescape.stalls')}
          {isSwept && <span>{t('castlescape.swept', { n: state.quarry })}</span>}
        </h3>
        <div class={styles.cards}>
          {state.stalls.map((one, at) =>
            one < 0 ? <EmptyMarketPlace key={at}>{t('castlescape.sold')}</EmptyMarketPlace> : card(one, String(at)),
          )}
          <EmptyMarketPlace>{t('castlescape.inDeck', { n: sizeOfDeck(state.market) })}</EmptyMarketPlace>
        </div>
      </section>
      <section class={section.section}>
        <h3>{t('castlescape.standard')}</h3>
        <div class={styles.cards}>
          {STANDARD_FACES.map((one, pile) => {
            const left = state.piles[pile] ?? 0
            return left > 0 ? (
              card(one, String(one), left)
            ) : (
              <EmptyMarketPlace key={one}>{t('castlescape.sold')}</EmptyMarketPlace>
            )
          })}
          {SERVICE_FACES.map((one) => card(one, String(one)))}
        </div>
      </section>
    </>
  )
}

export const MarketSheet = (props: CastleProps) => {
  const chosen = useState<Face | null>(null)
  return (
    <Sheet
      title={t('castlescape.market')}
      onClose={navigateUp}
      actions={
        <>
          <Purse now={props.now} />
          <button type="button" class={`${styles.close} tap`} aria-label={t('app.close')} onClick={navigateUp}>
            <Icon name="cross" />
          </button>
        </>
      }
      footer={<ChoiceButton choice={gainChoice(props, chosen, navigateUp)} isPrimary />}
    >
      <Cards {...props} chosen={chosen} />
    </Sheet>
  )
}

/** The market beside the site, with the log below it. */
export const SideMarket = (props: CastleProps) => {
  const chosen = useState<Face | null>(null)
  return (
    <>
      <div class={styles.side}>
        <h2>{t('castlescape.market')}</h2>
        <Cards {...props} chosen={chosen} />
        {chosen[0] !== null && <ChoiceButton choice={gainChoice(props, chosen)} isPrimary />}
      </div>
      <LogList lines={props.view.log.value} />
    </>
  )
}
