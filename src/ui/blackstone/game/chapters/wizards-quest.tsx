/** The Wizard's Quest at the table: cards place the vassals of the hand on the board. */
import '../../../text/quests.ts'
import '../../../text/refusals.ts'
import type { Space } from '../../../../games/blackstone/board.ts'
import { lyingUnder, placesOf, servingOf, vassalsLeft } from '../../../../games/blackstone/insight/laying.ts'
import { turnMeans } from '../../../../games/blackstone/insight/offer.ts'
import { t } from '../../../text/t.ts'
import { nameOfFace } from '../../names.ts'
import type { AtTable, TableChapter } from '../chapter.ts'
import type { Line } from '../prompt.ts'
import { VassalsCourt, VassalsSide } from '../quest/Courts.tsx'
import { cardOf, endDeed, movePrompt, movesOf, offeredAt, passDeed, takeDeed, withEnd } from '../quest/deeds.ts'
import { exchangeDeed } from '../quest/exchange.ts'
import { lacksSpace, layAims, layDeed, laying } from '../quest/lay.ts'
import { Means } from '../quest/Means.tsx'
import { tell } from '../quest/told.ts'
import { WizardsTray } from '../quest/WizardsTray.tsx'
import type { Now } from '../sitting.ts'

const MOVES: ReadonlySet<string> = new Set(['slide', 'swap', 'flip'])

const resting = (at: AtTable): Line => {
  const { state, legal, court } = at.now
  if (turnMeans(state).left === 0) return withEnd(at, t('prompt.actNone'))
  if (legal.some(({ kind }) => kind === 'lay')) return withEnd(at, t('prompt.actLay'))
  if (court.hand.length > 0) return withEnd(at, t('prompt.act'))
  return withEnd(at, t(legal.some(({ kind }) => MOVES.has(kind)) ? 'prompt.actTake' : 'prompt.actFirst'))
}

const ofOffer = (at: AtTable, card: number): Line => {
  const { left, right } = servingOf(at.now.scene, card)
  return { lead: t('prompt.onOffer'), text: t('prompt.yoursFit', { left: left.length, right: right.length }) }
}

const prompt = (at: AtTable): Line => {
  const pick = at.sitting.pick.value
  const lay = laying(at)
  const card = cardOf(pick)
  if (pick.on === 'vassal') return movePrompt(movesOf(at))
  if (pick.on === 'exchange') return { text: t(pick.offer === undefined ? 'prompt.layFirst' : 'prompt.exchangeBoth') }
  if (!lay) return card === null ? resting(at) : ofOffer(at, card)
  if (lacksSpace(lay)) return { text: t('prompt.laySpace') }
  if (!lay.wish.left && !lay.wish.right) return { text: t('prompt.layVassal') }
  return { text: t(lay.wish[lay.half] ? 'prompt.layReady' : 'prompt.layMore') }
}

const stackOf = (now: Now, space: Space): number => lyingUnder(now.state, space).length + 1

export const chapter: TableChapter = {
  asking: {
    act: { prompt, aims: (at) => (at.sitting.pick.value.on === 'vassal' ? movesOf(at) : layAims(at)) },
    pass: { prompt: () => ({ text: t('prompt.pass') }), aims: () => new Map() },
  },
  tell,
  steps: (event) => (event.kind === 'laid' ? [{ kind: 'land', space: event.space }] : []),
  spoken: ({ now }, space) => (stackOf(now, space) > 1 ? t('quest.stack', { count: stackOf(now, space) }) : ''),
  pins: (now, space) => (stackOf(now, space) > 1 ? <i class="stk">×{stackOf(now, space)}</i> : null),
  notes({ now }, space) {
    const under = lyingUnder(now.state, space)
    if (under.length === 0) return []
    const vassals = under
      .map(({ face, reverse }) => t('quest.own', { vassal: nameOfFace(face), reverse: nameOfFace(reverse) }))
      .join(t('quest.apart'))
    return [t('quest.stackNote', { count: under.length + 1, vassals })]
  },
  Tray: WizardsTray,
  Means,
  Side: VassalsSide,
  Court: VassalsCourt,
  compass: placesOf,
  primary(at) {
    if (at.now.waits !== null) return null
    const pick = at.sitting.pick.value
    const lay = laying(at)
    const offer = offeredAt(at, cardOf(pick))
    if (at.now.todo === 'pass') return passDeed(at)
    if (lay) return layDeed(at, lay)
    if (offer >= 0) return takeDeed(at, offer)
    return pick.on === 'exchange' ? exchangeDeed(at, pick) : endDeed(at)
  },
  standing: ({ state }, seat) => {
    const count = vassalsLeft(state)[seat] ?? 0
    return { count, of: 0, words: t('quest.left', { count }) }
  },
}
