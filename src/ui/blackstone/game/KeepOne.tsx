/** Several tasks were drawn and one is kept: the cards side by side, then one of them spelled out and painted (rulings 161 and 162). */
import '../../text/keeping.ts'
import '../../text/questions.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { TaskPanel } from '../Picked.tsx'
import { TaskCard } from '../TaskCards.tsx'
import type { Asking, AtTable } from './chapter.ts'
import { button, pickUp } from './choices.ts'
import { halvesOf } from './halves.ts'
import { NOTHING } from './pick.ts'
import type { Now } from './sitting.ts'
import { nameIn, type Teller, type Told } from './teller.ts'
import { goalOf } from './views.ts'

const drawn = ({ state }: Now): readonly Slot[] => {
  const todo = state.todo.at(-1)
  return todo?.do === 'keep' ? todo.slots : []
}

const Drawn = ({ sitting, now, slot }: AtTable & { readonly slot: Slot }) => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  if (!task || !compass) return null
  const met = [compass.left.met.length > 0, compass.right.met.length > 0] as const
  const view = { id: slot, task, worth: goalOf(now.state) > 0, met, ready: false, chosen: false }
  return <TaskCard view={{ ...view, onPress: pickUp(sitting, { on: 'task', slot }) }} />
}

/** The card that was tapped, with what keeps it. */
const Looked = ({ sitting, now, slot }: AtTable & { readonly slot: Slot }) => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  if (!task || !compass) return null
  const keep = button(
    sitting,
    now,
    { kind: 'keep', slot },
    { id: 'keep', label: t('keep.keep'), icon: 'tick', hint: t('keep.hint') },
  )
  return (
    <TaskPanel
      title={t(`type.${task.type}`)}
      halves={halvesOf(now.state, task, compass)}
      upcharge=""
      choices={[keep]}
      onClose={pickUp(sitting, NOTHING)}
    />
  )
}

const Panel = ({ sitting, now }: AtTable) => {
  const pick = sitting.pick.value
  const slots = drawn(now)
  const looked = pick.on === 'task' && slots.includes(pick.slot) ? pick.slot : null
  if (looked !== null) return <Looked sitting={sitting} now={now} slot={looked} />
  return (
    <section class="hand" aria-label={t('keep.title')}>
      <div class="tasks">
        {slots.map((slot) => (
          <Drawn key={slot} sitting={sitting} now={now} slot={slot} />
        ))}
      </div>
    </section>
  )
}

export const keepOne: Asking = { prompt: () => ({ text: t('prompt.keep') }), Panel }

export const tellKept = ({ seat }: { readonly seat: number }, teller: Teller): Told => ({
  icon: 'plus',
  text: t('told.kept', { name: nameIn(teller, seat) }),
})
