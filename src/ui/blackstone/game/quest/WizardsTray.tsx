/** What lies before a player of the Wizard's Quest: vassals and cards, the offers, and what a chosen card is to place. */
import '../../../style/using.css'
import { useState } from 'preact/hooks'
import { factionOf } from '../../../../games/blackstone/faces.ts'
import { byHouse, servingOf, vassalSeen } from '../../../../games/blackstone/insight/laying.ts'
import { offerOf } from '../../../../games/blackstone/insight/offer.ts'
import { taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import { questOf } from '../../../../games/blackstone/rules/quest/quest.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { useSenses } from '../../../feel/useSenses.ts'
import { t } from '../../../text/t.ts'
import { HalfButton } from '../../HalfButtons.tsx'
import { Close } from '../../Panels.tsx'
import { Part, QuestTray } from '../../QuestTray.tsx'
import { type HeldView, WizardHand } from '../../WizardHand.tsx'
import type { AtTable } from '../chapter.ts'
import { pickUp } from '../choices.ts'
import { NOTHING } from '../pick.ts'
import { HandPart, type Near, OfferPart } from './Cards.tsx'
import { openHeld, ownHeld } from './exchange.ts'
import { fittingNow, layHalves, layHeld, laying } from './lay.ts'
import { VassalQuestion } from './VassalQuestion.tsx'
import { shortOf } from './words.ts'

/** Which halves vassals of the own hand could serve. */
export const nearHand = ({ now }: AtTable, card: Slot): Near => {
  const { left, right } = servingOf(now.scene, card)
  return {
    met: [left.length > 0, right.length > 0],
    words: t('quest.yours', { left: left.length, right: right.length }),
  }
}

/** The own vassals, one row for each house. */
const rowsOf = ({ now }: AtTable, viewOf: (slot: Slot) => readonly HeldView[]): readonly (readonly HeldView[])[] => {
  const rows = new Map<number, HeldView[]>()
  for (const slot of byHouse(now.scene, now.court.vassals ?? [])) {
    const house = factionOf(vassalSeen(now.scene, slot)?.face ?? 0)
    rows.set(house, [...(rows.get(house) ?? []), ...viewOf(slot)])
  }
  return [...rows.values()]
}

const handName = ({ now }: AtTable): string => t('quest.vassalsOf', { count: now.court.vassals?.length ?? 0 })

/** The card that is picked up: its halves, and the vassals that fit the one that is served. */
const LayPanel = (at: AtTable) => {
  const pick = laying(at)
  const task = pick && taskSeen(at.now.scene, pick.slot)
  if (!pick || !task) return null
  const fitting = fittingNow(at, pick)
  return (
    <section class="act qlay" aria-label={t('quest.layPanel', { card: shortOf(task) })}>
      <div class="qhalves">
        {layHalves(at, pick).map((view) => (
          <HalfButton key={view.half} view={view} />
        ))}
      </div>
      <Close onClose={pickUp(at.sitting, NOTHING)} />
      <WizardHand label={handName(at)} rows={rowsOf(at, (slot) => layHeld(at, pick, fitting, slot))} />
    </section>
  )
}

const openRow = (at: AtTable): readonly HeldView[] =>
  questOf(at.now.state).vassals.flatMap((slot, place) => openHeld(at, slot, place))

/** A vassal of the hand and one that lies open, to be exchanged. */
const ExchangePanel = (at: AtTable) => (
  <section class="act qlay qswap" aria-label={t('quest.exchangePanel')}>
    <b class="ql">{t('quest.openShort')}</b>
    <div class="qopen">
      <WizardHand label={t('quest.open')} rows={[openRow(at)]} />
    </div>
    <Close onClose={pickUp(at.sitting, NOTHING)} />
    <b class="ql">{t('quest.mine')}</b>
    <WizardHand label={handName(at)} rows={rowsOf(at, (slot) => ownHeld(at, slot))} />
  </section>
)

const Hand = (at: AtTable) => (
  <>
    <HandPart {...at} near={nearHand} />
    <Part title={t('quest.vassals')} note={t('quest.vassalsNote')} kind="held">
      <WizardHand label={handName(at)} rows={rowsOf(at, (slot) => ownHeld(at, slot))} />
    </Part>
  </>
)

const Offers = (at: AtTable) => (
  <>
    <OfferPart {...at} near={nearHand} />
    <Part title={t('quest.open')} note={t('quest.openNote')} kind="held">
      <WizardHand label={t('quest.open')} rows={[openRow(at)]} />
    </Part>
  </>
)

export const WizardsTray = (at: AtTable) => {
  useSenses(at.sitting)
  const { sitting, now } = at
  const [open, show] = useState(now.court.hand.length === 0 ? 'offer' : 'hand')
  const pick = sitting.pick.value
  if (laying(at)) return <LayPanel {...at} />
  if (pick.on === 'exchange') return <ExchangePanel {...at} />
  return (
    <>
      {pick.on === 'vassal' && <VassalQuestion {...at} space={pick.space} />}
      <QuestTray
        open={open}
        onOpen={show}
        panes={[
          { id: 'hand', name: t('quest.hand'), count: now.court.vassals?.length ?? 0, children: <Hand {...at} /> },
          { id: 'offer', name: t('quest.offer'), count: offerOf(now.state).cards.length, children: <Offers {...at} /> },
        ]}
      />
    </>
  )
}
