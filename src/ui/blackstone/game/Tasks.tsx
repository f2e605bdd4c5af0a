/** The tasks in hand. They come behind the first curtain, or when the first tower is chosen. */
import '../../text/questions.ts'
import type { Price } from '../../../games/blackstone/actions.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen } from '../../../games/blackstone/insight/sight.ts'
import { kingsOf } from '../../../games/blackstone/rules/court.ts'
import { checkAction } from '../../../games/blackstone/rules/deeds.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import type { Choice, TaskView } from '../props.ts'
import { TaskHand } from '../TaskHand.tsx'
import type { AtTable } from './chapter.ts'
import { pickUp, sentence } from './choices.ts'
import { NOTHING } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import { goalOf } from './views.ts'

const isChosen = (sitting: Sitting, slot: Slot): boolean => {
  const pick = sitting.pick.value
  return (pick.on === 'task' || pick.on === 'second') && pick.slot === slot
}

const taskView = (sitting: Sitting, now: Now, slot: Slot): readonly TaskView[] => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  if (!task || !compass) return []
  const chosen = isChosen(sitting, slot)
  return [
    {
      id: slot,
      task,
      worth: goalOf(now.state) > 0,
      met: [compass.left.met.length > 0, compass.right.met.length > 0],
      ready: now.legal.some(
        (action) => (action.kind === 'complete' || action.kind === 'adopt') && action.card === slot,
      ),
      chosen,
      onPress: () => {
        sitting.pick.value = chosen ? NOTHING : { on: 'task', slot }
      },
    },
  ]
}

const PRICES: readonly Price[] = ['wizard', 'knights']

/** The tile that opens the decks; it says why when no card can be bought. */
const drawTile = (sitting: Sitting, now: Now): Choice => {
  const can = now.legal.some((action) => action.kind === 'draw')
  const refusals = PRICES.map((price) => checkAction(now.scene, { kind: 'draw', deck: 'guild', price }))
  const refusal = can ? null : (refusals.find((one) => one !== null) ?? null)
  return {
    id: 'draw',
    label: t('do.draw'),
    hint: t('do.drawHint'),
    reason: refusal ? sentence(refusal) : undefined,
    onPress: () => can && pickUp(sitting, { on: 'deck' })(),
  }
}

/** `below`: a panel stands above. */
export const Tasks = ({ sitting, now, below }: AtTable & { readonly below: boolean }) => {
  const { Held } = sitting.chapters
  return (
    <TaskHand
      key={now.seat}
      tasks={now.court.hand.flatMap((slot) => taskView(sitting, now, slot))}
      limit={kingsOf(now.court)}
      draw={now.todo === 'work' ? drawTile(sitting, now) : null}
      below={below}
    >
      {Held && <Held sitting={sitting} now={now} />}
    </TaskHand>
  )
}
