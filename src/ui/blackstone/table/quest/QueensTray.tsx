/** What lies before a player of the Queen's Quest: cards, offer, sets; and the card that is being used. */
import '../../../style/using.css'
import { useState } from 'preact/hooks'
import { compassOf } from '../../../../games/blackstone/insight/compass.ts'
import { setWorths } from '../../../../games/blackstone/insight/sets.ts'
import { taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import { HALVES } from '../../../../games/blackstone/insight/using.ts'
import type { Court, State } from '../../../../games/blackstone/state.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { useSenses } from '../../../feel/useSenses.ts'
import { go } from '../../../shell/route.ts'
import { t } from '../../../text/t.ts'
import { HalfButton } from '../../HalfButtons.tsx'
import { Close } from '../../Panels.tsx'
import { Part, QuestTray } from '../../QuestTray.tsx'
import { Join, SetTile, type SetView } from '../../Sets.tsx'
import type { AtTable } from '../chapter.ts'
import { pickUp } from '../choices.ts'
import { NOTHING } from '../pick.ts'
import { HandPart, type Near, OfferPart } from './Cards.tsx'
import { halfButtons, joinsFor, usedCard } from './use.ts'
import { VassalQuestion } from './VassalQuestion.tsx'
import { kindOf, namesOf, shortOf } from './words.ts'

/** Which halves vassals of the board meet. */
export const nearBoard = ({ now }: AtTable, card: Slot): Near => {
  const compass = compassOf(now.scene, card)
  const met = [(compass?.left.met.length ?? 0) > 0, (compass?.right.met.length ?? 0) > 0] as const
  return { met, words: t('quest.met', { met: Number(met[0]) + Number(met[1]) }) }
}

/** The card that is being used: both halves, and the sets that their vassals may join. */
const UsePanel = (at: AtTable & { readonly card: Slot }) => {
  const task = taskSeen(at.now.scene, at.card)
  return (
    <section class="act quse" aria-label={t('quest.usePanel', { card: task ? shortOf(task) : '' })}>
      {halfButtons(at, at.card).map((view, index) => (
        <div key={view.half} class="qline">
          <HalfButton view={view} />
          <div class="joins">
            {joinsFor(at, HALVES[index] ?? 'left').map((join) => (
              <Join key={join.set} join={join} />
            ))}
          </div>
        </div>
      ))}
      <Close onClose={pickUp(at.sitting, NOTHING)} />
    </section>
  )
}

/** The sets of a court as tiles. */
export const setViews = (state: State, court: Court): readonly SetView[] =>
  setWorths(state, court).map(({ faces, worth }, id) => ({
    id,
    faces,
    kind: kindOf(faces),
    worth,
    label: t('quest.setWorth', { kind: kindOf(faces), worth, faces: namesOf(faces) }),
  }))

const Sets = ({ sitting, now }: AtTable) => {
  const sets = setViews(now.state, now.court)
  const points = sets.reduce((sum, { worth }) => sum + worth, 0)
  return (
    <Part title={t('quest.sets')} note={t('quest.setsNote', { points })} kind="sets">
      {sets.map((set) => (
        <SetTile key={set.id} set={set} onPress={() => go(...sitting.path, 'court', String(now.seat))} />
      ))}
      {sets.length === 0 && <p class="muted">{t('quest.setsEmpty')}</p>}
    </Part>
  )
}

export const QueensTray = (at: AtTable) => {
  useSenses(at.sitting)
  const [open, show] = useState('cards')
  const { sitting, now } = at
  const pick = sitting.pick.value
  const card = usedCard(at)
  const cards = (
    <>
      <HandPart {...at} near={nearBoard} />
      <OfferPart {...at} near={nearBoard} />
    </>
  )
  return (
    <>
      {pick.on === 'vassal' && <VassalQuestion {...at} space={pick.space} />}
      {card !== null && <UsePanel {...at} card={card} />}
      <QuestTray
        stacks
        open={open}
        onOpen={show}
        panes={[
          { id: 'cards', name: t('quest.cards'), count: now.court.hand.length, children: cards },
          { id: 'sets', name: t('quest.setsTab'), count: now.court.sets?.length ?? 0, children: <Sets {...at} /> },
        ]}
      />
    </>
  )
}
