/** The end of a turn: markers go on a completed card and a vassal, or on a task that is laid face down, or stay at court. */
import { type Markable, markables, marksAgents } from '../../../../games/blackstone/insight/intrigue.ts'
import { taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { rowOf } from '../../../text/list.ts'
import { t } from '../../../text/t.ts'
import { Asked, LaidTask, Tiles, type TileView } from '../../Intrigue.tsx'
import { nameOfFace, nameOfSpace, rightPlace, shortOfPlace } from '../../names.ts'
import { Close } from '../../Panels.tsx'
import type { Choice, Task } from '../../props.ts'
import { iconOfType } from '../../TaskCards.tsx'
import type { Asking, AtTable } from '../chapter.ts'
import { button, pickUp } from '../choices.ts'
import { type Aims, NOTHING } from '../pick.ts'
import { goalOf } from '../views.ts'
import { alikePrompt, giftsFor } from './words.ts'

/** The card that is being marked: the one that was chosen, else the only one that can be. */
const markedCard = ({ sitting, now }: AtTable): Markable | null => {
  const pick = sitting.pick.value
  const can = markables(now.scene).filter(({ spaces }) => spaces.length > 0)
  const [only, ...others] = can
  if (pick.on === 'marked') return can.find(({ card }) => card === pick.card) ?? null
  return only && others.length === 0 ? only : null
}

const aims = (at: AtTable): Aims => {
  const marked = marksAgents(at.now.state) ? markedCard(at) : null
  if (!marked) return new Map()
  const { card, spaces } = marked
  return new Map(
    spaces.map(({ space, alike }) => [
      space,
      {
        verb: 'use',
        with: 'agent',
        sign: String(alike),
        says: t('cell.markOn', { alike }),
        action: { kind: 'agents', card, space },
      },
    ]),
  )
}

const skip = ({ sitting, now }: AtTable): Choice =>
  button(sitting, now, { kind: 'skip' }, { id: 'skip', label: t('mark.skip'), hint: t('mark.skipWhy') })

const tileOf = ({ sitting }: AtTable, { card, task, spaces }: Markable, chosen: boolean): TileView => ({
  id: card,
  icon: iconOfType[task.type],
  face: task.cost,
  label: t(`type.${task.type}`),
  hint: nameOfFace(task.cost),
  chosen,
  reason: spaces.length > 0 ? undefined : t('mark.nobody'),
  onPress: () => spaces.length > 0 && pickUp(sitting, chosen ? NOTHING : { on: 'marked', card })(),
})

/** The completed cards; one that no vassal is like stays and says so. */
export const markTiles = (at: AtTable): readonly TileView[] =>
  markables(at.now.scene).map((one) => tileOf(at, one, one.card === markedCard(at)?.card))

const whereTitle = ({ type, cost }: Task): string =>
  t('mark.where', { type: t(`type.${type}`), vassal: nameOfFace(cost) })

const Marking = ({ sitting, now }: AtTable) => {
  const at = { sitting, now }
  const marked = markedCard(at)
  const note = marked && (
    <>
      {t('mark.one', { gifts: giftsFor(now.scene, marked.task, 1) })}
      <br />
      {t('mark.two', { gifts: giftsFor(now.scene, marked.task, 2) })}
    </>
  )
  return (
    <Tiles
      title={marked ? whereTitle(marked.task) : t('mark.which')}
      note={note ?? t('mark.why')}
      tiles={markTiles(at)}
      skip={skip(at)}
    />
  )
}

const layTile = ({ sitting, now }: AtTable, card: Slot): readonly TileView[] => {
  const task = taskSeen(now.scene, card)
  return task
    ? [
        {
          id: card,
          icon: iconOfType[task.type],
          face: null,
          label: t(`type.${task.type}`),
          hint: rowOf([nameOfSpace(task.left.space), shortOfPlace(rightPlace(task))]),
          chosen: false,
          onPress: pickUp(sitting, { on: 'task', slot: card }),
        },
      ]
    : []
}

const Laying = ({ sitting, now }: AtTable) => {
  const at = { sitting, now }
  const pick = sitting.pick.value
  const task = pick.on === 'task' ? taskSeen(now.scene, pick.slot) : null
  if (pick.on !== 'task' || !task) {
    const tiles = now.court.hand.flatMap((card) => layTile(at, card))
    return <Tiles title={t('lay.which')} note={t('lay.why')} tiles={tiles} skip={skip(at)} />
  }
  const lay = button(
    sitting,
    now,
    { kind: 'faceDown', card: pick.slot },
    { id: 'lay', label: t('lay.this'), icon: 'laid', hint: t('lay.thisWhy') },
  )
  return (
    <Asked title={t('lay.which')} choices={[lay, skip(at)]}>
      <LaidTask task={task} worth={goalOf(now.state) > 0} fitted={null}>
        <Close onClose={pickUp(sitting, NOTHING)} />
      </LaidTask>
    </Asked>
  )
}

/** How markers are assigned (rulings 65 and 77 to 79). */
export const assigning: Asking = {
  prompt(at) {
    if (marksAgents(at.now.state)) {
      const marked = markedCard(at)
      return { text: marked ? alikePrompt(at.now.scene, marked.task) : t('prompt.mark') }
    }
    return { text: t(at.sitting.pick.value.on === 'task' ? 'prompt.layThis' : 'prompt.lay') }
  },
  Panel: ({ sitting, now }) =>
    marksAgents(now.state) ? <Marking sitting={sitting} now={now} /> : <Laying sitting={sitting} now={now} />,
  aims,
  calls: () => t('calls.back'),
}
