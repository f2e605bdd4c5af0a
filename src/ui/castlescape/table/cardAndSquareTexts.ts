/** Words for cards, effects and squares of this game. */

import { buyEffectsOf, CARD_COUNT, cardOf, type Face, playEffectsOf } from '../../../games/castlescape/cards.ts'
import type { Card, Effect } from '../../../games/castlescape/cardTypes.ts'
import { aimOf } from '../../../games/castlescape/goalsAndContracts.ts'
import { type Square, squareName } from '../../../games/castlescape/site/square.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { formatList } from '../../../text/formatList.ts'
import { joinNames, joinSentences } from '../../../text/joinTexts.ts'
import type { MessageKey } from '../../../text/keys.ts'
import { t } from '../../../text/t.ts'

/** Title as it is printed on a card: soft hyphens say where a long word may break. Empty for a face that is not known. */
export const printedTitleOf = (face: Face): string => {
  if (face < 0) return ''
  return face < CARD_COUNT ? t(`castlescape.card.${cardOf(face).id}`) : t(`castlescape.aim.${aimOf(face).id}`)
}

/** Title of a card, Goal or Contract in a sentence, where soft hyphens would be read aloud. */
export const titleOf = (face: Face): string => printedTitleOf(face).replaceAll('\u00AD', '')

/** What a Goal or Contract needs. */
export const needsOf = (face: Face): string => t(`castlescape.aim.${aimOf(face).id}.needs`)

/** Number with its sign: `+2`, `−3`. */
export const withSign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const effectText = (effect: Effect): string => {
  switch (effect.op) {
    case 'infamy':
    case 'corruption':
    case 'theirInfamy':
      return t(`castlescape.effect.${effect.op}`, { n: withSign(effect.n) })
    case 'walls':
      return t(effect.loose ? 'castlescape.effect.wallsLoose' : 'castlescape.effect.walls', { n: effect.n })
    case 'recruits':
      return t(effect.on === 'any' ? 'castlescape.effect.recruitsAny' : 'castlescape.effect.recruitsGround', {
        n: effect.n,
      })
    case 'theirAlley':
      return t('castlescape.effect.theirAlley')
    case 'acquire':
      return t('castlescape.effect.acquire', { n: effect.maxCost })
    case 'contract':
      return t('castlescape.effect.contract', { draw: effect.draw, keep: effect.keep })
    default:
      return t(`castlescape.effect.${effect.op}`, { n: effect.n })
  }
}

/** Effects in words, in their order. */
export const effectsText = (effects: readonly Effect[]): string => joinNames(effects.map(effectText))

/** Penalty of a card, in words. */
export const penaltyText = ({ infamy, corruption }: Card): string =>
  t('castlescape.effect.penalty', {
    what: joinNames([
      ...(infamy > 0 ? [t('castlescape.effect.infamy', { n: withSign(infamy) })] : []),
      ...(corruption > 0 ? [t('castlescape.effect.corruption', { n: withSign(corruption) })] : []),
    ]),
  })

const branchesText = ({ or = [] }: Card): string => {
  const [one, other] = or.map(effectsText)
  return one && other ? t('castlescape.effect.or', { one, other }) : ''
}

/** What a card does when it is played, in words. */
export const playText = (card: Card): string => joinSentences([card.play && effectsText(card.play), branchesText(card)])

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everything that is printed on a card, in words. It follows the title; its later sentences begin with a capital. */
export const cardText = (face: Face): string => {
  const card = cardOf(face)
  const bought = buyEffectsOf(face)
  const texts = [
    card.play ? effectsText(card.play) : '',
    branchesText(card),
    bought.length > 0 ? t('castlescape.effect.buy', { what: effectsText(bought) }) : '',
    card.infamy > 0 || card.corruption > 0 ? penaltyText(card) : '',
  ]
  const [first = '', ...others] = texts.filter(Boolean)
  return joinSentences([first, ...others.map(withCapital)])
}

/** Effects of one branch of a card, in words. */
export const branchText = (face: Face, branch: number): string => effectsText(playEffectsOf(face, branch))

/** Name of a square on this site. */
export const nameOf = ({ site }: Pick<State, 'site'>, square: Square): string => squareName(square, site.size)

export const namesOf = (state: Pick<State, 'site'>, squares: readonly Square[]): string =>
  formatList(squares.map((square) => nameOf(state, square)))

/** Titles with how often each occurs. */
export const titlesOf = (faces: readonly Face[]): string =>
  joinNames(
    [...new Set(faces)].map((face) => {
      const n = faces.filter((one) => one === face).length
      return n > 1 ? t('castlescape.cardTimes', { card: titleOf(face), n }) : titleOf(face)
    }),
  )

/** Counts in words, without those of 0: `3 Walls, 1 Recruit`. */
export const countsText = (counts: Readonly<Record<string, number>>): string =>
  joinNames(
    Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => t(`castlescape.count.${what}` as MessageKey, { n })),
  )
