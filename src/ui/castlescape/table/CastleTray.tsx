/** Tray below the site: what waits, the hand or the Bailey that is looked at, and on tall screens the own guild. */

import type { ComponentChildren } from 'preact'
import { cardOf } from '../../../games/castlescape/cards.ts'
import { worthInArea } from '../../../games/castlescape/insight/influenceAreas.ts'
import { recruitsOf } from '../../../games/castlescape/recruits.ts'
import { influenceInBailey } from '../../../games/castlescape/site/influence.ts'
import { baileyAt } from '../../../games/castlescape/site/site.ts'
import { sizeOfDeck } from '../../../games/castlescape/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import { ChoiceButton } from '../../parts/controls/ChoiceButton.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { mergeLogLines } from '../../parts/mergeLogLines.ts'
import { useIsWide } from '../../parts/tableLayout/TableLayout.tsx'
import { LastLogLine, Tray } from '../../parts/tableLayout/Tray.tsx'
import { BaileyPanel, type BaileyView } from '../views/BaileyPanel.tsx'
import { BranchSymbols } from '../views/EffectSymbols.tsx'
import * as fading from '../views/FadingRow.module.css'
import { GuildMark } from '../views/GuildMark.tsx'
import { HandCard } from '../views/HandCard.tsx'
import { LeftToUse } from '../views/LeftToUse.tsx'
import { cornerAround } from '../views/site/closerView.ts'
import { SmallSite } from '../views/site/SmallSite.tsx'
import * as styles from './CastleTray.module.css'
import { branchText } from './cardAndSquareTexts.ts'
import { type CastleProps, type CastleSnapshot, faceOf, taskOf } from './castleTableView.ts'
import { cardAsk, openWays } from './chosenCard.ts'
import { leftToUseTiles } from './leftToUseTiles.ts'
import { areasOf, ghostOn, placingNow } from './placing.ts'
import { GuildAims } from './sheets/GuildSheet.tsx'
import { hasHints, openHint } from './siteKeys.ts'
import { claimText } from './squareText.ts'
import { useEmptyHandPlaces } from './useEmptyHandPlaces.ts'

/** Contracts and Goals; phones have no room for them. */

/** Why a card of the hand cannot be played now; undefined where it can, or where nothing is asked. */
const reasonOf = (now: CastleSnapshot, view: CastleProps['view'], slot: Slot): string | undefined => {
  if (!now.legalActions.some(({ kind }) => kind === 'end')) return undefined
  if (now.legalActions.some((action) => action.kind === 'play' && action.card === slot)) return undefined
  const refusal = view.game.findRefusal(now.visibleState, { kind: 'play', card: slot })
  return refusal?.code === 'castlescape.gainedThisTurn' ? t('castlescape.gainedThisTurn') : undefined
}

const Hand = ({ view, now }: CastleProps) => {
  const { choices } = view
  const { hand = [] } = now.state.guilds[now.seat] ?? {}
  const { ref, places } = useEmptyHandPlaces(hand, `${now.state.turnNumber} ${now.seat}`)
  const press = (slot: Slot): void => {
    const isChosen = choices.card.value === slot
    const ways = openWays(view, now)
    choices.branch.value = null
    choices.viewedSquare.value = null
    // Tapped once it is named and explained, tapped again it is played.
    const [only] = ways
    if (isChosen && only && ways.length === 1) view.confirmAndPropose(only)
    else choices.card.value = isChosen ? null : slot
  }
  return (
    <div class={`${styles.hand} ${fading.row}`} role="group" aria-label={t('tray.name')} data-part="hand" ref={ref}>
      {places.map(({ slot, emptyWidth }) => {
        if (emptyWidth !== null)
          return <span key={slot} class={styles.left} style={{ width: emptyWidth }} aria-hidden="true" />
        const face = faceOf(now, slot)
        if (face < 0) return <span key={slot} class={styles.back} />
        const reason = reasonOf(now, view, slot)
        return (
          <HandCard
            key={slot}
            slot={slot}
            face={face}
            isChosen={choices.card.value === slot}
            reason={reason}
            onPress={() => (reason ? view.sayRefusal(reason) : press(slot))}
          />
        )
      })}
    </div>
  )
}

/** Branches of the chosen card, or the rivals whom it can be turned against. */
const CardQuestion = ({ view, now, ask }: CastleProps & { readonly ask: 'branch' | 'rival' }) => {
  const { choices } = view
  const face = faceOf(now, choices.card.value ?? -1)
  const ways = openWays(view, now)
  const back = (): void => {
    choices.card.value = null
    choices.branch.value = null
  }
  return (
    <div class={styles.question} role="group" aria-label={t(`castlescape.say.${ask}`)} data-part="question">
      {ask === 'branch'
        ? [...new Set(ways.map(({ branch }) => branch ?? -1))].map((branch) => (
            <button
              key={branch}
              type="button"
              class={`${styles.answer} tap`}
              aria-label={branchText(face, branch)}
              onClick={() => {
                const [only, ...others] = ways.filter((way) => way.branch === branch)
                if (only && others.length === 0) view.confirmAndPropose(only)
                else choices.branch.value = branch
              }}
            >
              <BranchSymbols card={cardOf(face)} branch={branch} />
            </button>
          ))
        : ways.map((way) => (
            <button
              key={way.rival}
              type="button"
              class={`${styles.answer} tap`}
              onClick={() => view.confirmAndPropose(way)}
            >
              <GuildMark seat={way.rival ?? 0} />
              {view.names[way.rival ?? 0]}
            </button>
          ))}
      <ChoiceButton choice={{ id: 'back', label: t('app.back'), onPress: back }} />
    </div>
  )
}

/** Bailey in which the ghost, or the square that was tapped, counts; a finished one before others. */
const shownBailey = ({ view, now }: CastleProps): BaileyView | null => {
  const { state } = now
  const square = ghostOn(view, placingNow(view, now)) ?? view.choices.viewedSquare.value
  if (square === null) return null
  const area = areasOf(state).find((one) => worthInArea(one, square) > 0)
  if (!area) return null
  const bailey = state.site.baileys[baileyAt(state.site, area.squares[0] ?? -1)]
  return {
    title: t('castlescape.bailey', { size: area.squares.length }),
    claim: bailey ? claimText(bailey.claimedBy, view.names) : '',
    influence: bailey ? influenceInBailey(state.site, recruitsOf(state), bailey) : area.influence,
  }
}

interface CastleTrayProps extends CastleProps {
  /** What stands in place of the hand. */
  readonly hand?: ComponentChildren
}

const CloserRow = (props: CastleTrayProps) => {
  const { card, corner } = props.view.choices
  // A card that is chosen stays where it was touched.
  const bailey = card.value === null ? shownBailey(props) : null
  return (
    <div class={styles.row}>
      {bailey ? (
        <BaileyPanel bailey={bailey} names={props.view.names} />
      ) : (
        <div class="grow">{props.hand ?? <Hand view={props.view} now={props.now} />}</div>
      )}
      {corner.value && <SmallSite site={props.now.state.site} corner={corner.value} />}
    </div>
  )
}

const GuildBar = ({ view, now }: CastleProps) => {
  const guild = now.state.guilds[now.seat]
  if (!guild) return null
  return (
    <button
      type="button"
      class={`${styles.guild} tap`}
      onClick={() => navigate(...view.path, 'guild', String(now.seat))}
    >
      <span class="visuallyHidden">{t('castlescape.yourGuild')}: </span>
      <Icon name="mask" />
      {guild.infamy}
      <small>{t('castlescape.infamy')}</small>
      <Icon name="bag" />
      {guild.corruption}
      <small>{t('castlescape.corruption')}</small>
      <span>
        <span>{t('castlescape.piles.deck', { n: sizeOfDeck(guild.deck) })}</span>
        <span>{t('castlescape.piles.alley', { n: guild.alley.length })}</span>
      </span>
    </button>
  )
}

export const CastleTray = (props: CastleTrayProps) => {
  const { view, now, hand } = props
  const { choices } = view
  const ask = cardAsk(view, now)
  const [lastLine] = mergeLogLines(view.log.value)
  const isWide = useIsWide()
  const turnOf = now.state.seat
  const isCloser = choices.corner.value !== null
  // The Contracts to choose from stand in place of the site.
  const isChoosing = taskOf(now)?.do === 'keep'
  const scale = (): void => {
    const { size } = now.state.site
    const around = choices.ghost.value ?? choices.viewedSquare.value ?? (size * size - 1) / 2
    choices.corner.value = isCloser ? null : cornerAround(around, size)
  }
  return (
    <Tray>
      <LeftToUse
        whose={turnOf === now.seat || now.outcome ? null : { seat: turnOf, name: view.names[turnOf] ?? '' }}
        tiles={leftToUseTiles(view, now)}
        isCloser={isCloser}
        onScale={scale}
        onHint={hasHints(props) ? () => openHint(props) : null}
        canHint={now.legalActions.length > 0}
      />
      {ask ? (
        <CardQuestion view={view} now={now} ask={ask} />
      ) : isCloser ? (
        <CloserRow {...props} />
      ) : (
        (hand ?? <Hand view={view} now={now} />)
      )}
      <div class={styles.more}>
        <GuildBar view={view} now={now} />
        {lastLine && <LastLogLine line={lastLine} />}
      </div>
      {isWide && !isChoosing && <GuildAims view={view} now={now} />}
    </Tray>
  )
}
