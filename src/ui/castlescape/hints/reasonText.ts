/** Reasons for a plan, each in a sentence. */
import '../../../text/castlescape/bundles/hintsAndTips.ts'
import { buyEffectsOf, cardOf, type Face, hasPenalty } from '../../../games/castlescape/cards.ts'
import { aimOf } from '../../../games/castlescape/goalsAndContracts.ts'
import type { Reason } from '../../../games/castlescape/insight/reasons/reason.ts'
import type { State } from '../../../games/castlescape/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { formatList } from '../../../text/formatList.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { effectsText, nameOf, penaltyText, playText, titleOf, withSign } from '../table/cardAndSquareTexts.ts'

/** What a reason is said with: the site of the state, whose turn it is, and the names of the seats. */
interface Speaker {
  readonly state: Pick<State, 'site'>
  readonly seat: Seat
  readonly names: readonly string[]
}

type ReasonOf<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>

const finishesText = (
  { moves, size, claimedBy, renown: n }: ReasonOf<'finishes'>,
  { seat, names }: Speaker,
): string => {
  const others = claimedBy.filter((other) => other !== seat)
  const otherNames = formatList(others.map((other) => names[other] ?? ''))
  if (claimedBy.length === 0) return t('castlescape.why.finishes.nobody', { moves, size })
  if (others.length === 0) return t('castlescape.why.finishes.own', { moves, size, n })
  return others.length < claimedBy.length
    ? t('castlescape.why.finishes.shared', { moves, size, names: otherNames, n })
    : t('castlescape.why.finishes.others', { moves, size, names: otherNames })
}

/** What a card brings: when it is played later, and at the end; one that is never played, as it is bought. */
const gainsText = (face: Face): string => {
  const card = cardOf(face)
  if (card.set === 'service') return t('castlescape.why.gainsNow', { what: effectsText(buyEffectsOf(face)) })
  const what = joinNames([playText(card), ...(hasPenalty(face) ? [penaltyText(card)] : [])])
  return card.renown > 0
    ? t('castlescape.why.gainsPrinted', { what, n: card.renown })
    : t('castlescape.why.gains', { what })
}

const clearedText = ({ infamy, corruption }: ReasonOf<'clears'>): string =>
  joinNames([
    ...(infamy > 0 ? [t('castlescape.effect.infamy', { n: withSign(infamy) })] : []),
    ...(corruption > 0 ? [t('castlescape.effect.corruption', { n: withSign(corruption) })] : []),
  ])

/** A reason that says something of the site. */
const siteText = (reason: Reason, speaker: Speaker): string | null => {
  switch (reason.kind) {
    case 'finishes':
      return finishesText(reason, speaker)
    case 'encloses': {
      const { moves, size, missing, renown: n } = reason
      return n > 0
        ? t('castlescape.why.enclosesOwn', { moves, size, missing, n })
        : t('castlescape.why.encloses', { moves, size, missing })
    }
    case 'willClaim': {
      const { moves, size, renown: n } = reason
      return t('castlescape.why.willClaim', { moves, size, square: nameOf(speaker.state, reason.closedBy), n })
    }
    case 'leads':
      return t('castlescape.why.leads', { moves: reason.moves, size: reason.size })
    case 'stops': {
      const { moves, size, rival } = reason
      return t('castlescape.why.stops', { moves, size, name: speaker.names[rival] ?? '' })
    }
    case 'stands':
      return t('castlescape.why.stands', { moves: reason.moves, size: reason.size, missing: reason.missing })
    case 'noSupply':
    case 'costsNoLead':
    case 'inspectionFollows':
      return t(`castlescape.why.${reason.kind}`)
    default:
      return null
  }
}

/** A reason that says something of cards, levels, Goals and Contracts. */
const guildText = (reason: Reason): string => {
  switch (reason.kind) {
    case 'meets': {
      const values = { moves: reason.moves, aim: titleOf(reason.aim), n: aimOf(reason.aim).renown }
      return reason.isGoal ? t('castlescape.why.meetsGoal', values) : t('castlescape.why.meetsContract', values)
    }
    case 'nears':
      return t('castlescape.why.nears', { aim: titleOf(reason.aim), reached: reason.reached, needed: reason.needed })
    case 'claimsGoal':
    case 'contracts':
      return t(`castlescape.why.${reason.kind}`, { n: reason.renown })
    case 'paysFor':
      return t('castlescape.why.paysFor', { card: titleOf(reason.face) })
    case 'gains':
      return gainsText(reason.face)
    case 'lowers':
      return t(`castlescape.why.lowers.${reason.level}`, { from: reason.from, to: reason.to })
    case 'draws':
      return t('castlescape.why.draws', { cards: reason.cards })
    case 'clears':
      return t('castlescape.why.clears', { what: clearedText(reason) })
    case 'thins':
    case 'penaltiesLeft':
    case 'cardsLeft':
      return t(`castlescape.why.${reason.kind}`, { n: reason.cards })
    case 'goldLeft':
      return t('castlescape.why.goldLeft', { n: reason.gold })
    case 'elseDiscarded':
    case 'comesBack':
    case 'nothingLeft':
      return t(`castlescape.why.${reason.kind}`)
    default:
      return t('hint.why.best')
  }
}

export const reasonText = (reason: Reason, speaker: Speaker): string => siteText(reason, speaker) ?? guildText(reason)
