/** The Queen's Quest at the table: cards of the offer take vassals into sets. */
import '../../../text/quests.ts'
import '../../../text/refusals.ts'
import { compassOf, stillWanted } from '../../../../games/blackstone/insight/compass.ts'
import { turnMeans } from '../../../../games/blackstone/insight/offer.ts'
import { setPoints } from '../../../../games/blackstone/rules/quest/sets.ts'
import { t } from '../../../text/t.ts'
import type { AtTable, TableChapter } from '../chapter.ts'
import { sayMet } from '../HeldWords.tsx'
import type { Line } from '../prompt.ts'
import { SetsCourt, SetsSide } from '../quest/Courts.tsx'
import { cardOf, endDeed, movePrompt, movesOf, offeredAt, takeDeed, withEnd } from '../quest/deeds.ts'
import { Means } from '../quest/Means.tsx'
import { nearBoard, QueensTray } from '../quest/QueensTray.tsx'
import { tell } from '../quest/told.ts'
import { useAims, useDeed, usedCard, usingNow } from '../quest/use.ts'

const metLine = (at: AtTable, card: number, lead: string): Line => {
  const [left, right] = nearBoard(at, card).met
  const compass = compassOf(at.now.scene, card)
  const met = Number(left) + Number(right)
  const dots = compass !== null && stillWanted(compass).length > 0
  return { lead, text: met > 0 || dots ? sayMet(met, dots) : t('prompt.nobody') }
}

const using = (at: AtTable, card: number): Line => {
  const seen = usingNow(at)
  if (!seen) return metLine(at, card, t('prompt.inHand'))
  const others = seen.left.spaces.length > 1 || seen.right.spaces.length > 1
  if (others) return { text: t('prompt.useOther') }
  return { text: t(seen.gain === 0 ? 'prompt.useAlone' : 'prompt.usePick') }
}

const resting = (at: AtTable): Line => {
  const { state, legal, court } = at.now
  if (turnMeans(state).left === 0) return withEnd(at, t('prompt.actNone'))
  if (legal.some(({ kind }) => kind === 'use')) return withEnd(at, t('prompt.actUse'))
  return withEnd(at, t(court.hand.length > 0 ? 'prompt.act' : 'prompt.actTake'))
}

const prompt = (at: AtTable): Line => {
  const pick = at.sitting.pick.value
  const card = cardOf(pick)
  if (pick.on === 'vassal') return movePrompt(movesOf(at))
  if (card === null) return resting(at)
  return usedCard(at) === null ? metLine(at, card, t('prompt.onOffer')) : using(at, card)
}

export const chapter: TableChapter = {
  asking: {
    act: { prompt, aims: (at) => (at.sitting.pick.value.on === 'vassal' ? movesOf(at) : useAims(at)) },
  },
  tell,
  steps: (event) => (event.kind === 'collected' ? [{ kind: 'retain', space: event.space }] : []),
  // Each player begins with the own cards before them, at their beginning.
  Tray: (at) => <QueensTray key={at.now.seat} {...at} />,
  Means,
  Side: SetsSide,
  Court: SetsCourt,
  primary(at) {
    if (at.now.waits !== null) return null
    const offer = offeredAt(at, cardOf(at.sitting.pick.value))
    if (offer >= 0) return takeDeed(at, offer)
    return usedCard(at) === null ? endDeed(at) : useDeed(at)
  },
  standing: ({ state }, seat) => {
    const court = state.courts[seat]
    const count = court ? setPoints(state, court) : 0
    return { count, of: 0, words: t('quest.points', { count }) }
  },
}
