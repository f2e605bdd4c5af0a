/** What lies before the player: the question that is asked, the panel of what is picked up, tasks, goal, court. */
import { useState } from 'preact/hooks'
import type { Space } from '../../../games/blackstone/board.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { kingsOf } from '../../../games/blackstone/rules/court.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, nameOfSpace } from '../names.ts'
import { AskPanel, TaskPanel, VassalPanel } from '../Panels.tsx'
import type { TaskView } from '../props.ts'
import { Checklist, CourtRow, GoalCard, LastMove, LineHints, Hand as Tasks, Tray } from '../Tray.tsx'
import {
  cancel,
  deckChoices,
  drawTile,
  priceFor,
  refillChoices,
  taskChoices,
  towerChoices,
  vassalChoices,
} from './choices.ts'
import { halvesOf } from './halves.ts'
import { NOTHING } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import { checksOf, courtView, lineHints } from './views.ts'

interface Props {
  readonly sitting: Sitting
  readonly now: Now
}

const letGo = (sitting: Sitting) => (): void => {
  sitting.pick.value = NOTHING
}

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
      met: [compass.left.met.length > 0, compass.right.met.length > 0],
      chosen,
      onPress: () => {
        sitting.pick.value = chosen ? NOTHING : { on: 'task', slot }
      },
    },
  ]
}

const VassalQuestion = ({ sitting, now, space }: Props & { readonly space: Space }) => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  return (
    <VassalPanel
      vassal={vassal}
      space={space}
      choices={vassalChoices(sitting, now, space)}
      onInspect={() => go('play', sitting.header.id, 'card', String(space))}
    />
  )
}

const TaskQuestion = ({ sitting, now, slot }: Props & { readonly slot: Slot }) => {
  const task = taskSeen(now.scene, slot)
  const compass = compassOf(now.scene, slot)
  if (!task || !compass) return null
  const pay = compass.upcharge.map(nameOfFace).join(', ')
  const missing = compass.unpaid.map(nameOfFace).join(', ')
  const upcharge = pay && t('half.upcharge', { vassals: pay }) + (missing && t('half.unpaid', { vassals: missing }))
  return (
    <TaskPanel
      title={t(`type.${task.type}`)}
      halves={halvesOf(now.state, task, compass)}
      upcharge={upcharge}
      choices={taskChoices(sitting, now, slot)}
      onClose={letGo(sitting)}
    />
  )
}

const DeckQuestion = ({ sitting, now }: Props) => {
  const [price, pay] = useState(priceFor(now))
  const other = price === 'wizard' ? 'knights' : 'wizard'
  const canPayOther = now.legal.some((action) => action.kind === 'draw' && action.price === other)
  const turn = {
    id: 'price',
    label: t(price === 'wizard' ? 'do.payKnights' : 'do.payWizard'),
    onPress: () => pay(other),
  }
  const choices = [...deckChoices(sitting, now, price), ...(canPayOther ? [turn] : [])]
  return (
    <AskPanel title={t('do.drawFrom')} note={t(`do.drawFor.${price}`)} choices={choices} onClose={letGo(sitting)} />
  )
}

/** Before the first turn: whose choice it is, and what hangs on it. */
const towerQuestion = (sitting: Sitting, now: Now): { readonly title: string; readonly note: string } => {
  const name = sitting.names[now.seat] ?? ''
  return {
    title: t(now.seat === now.state.first ? 'prompt.pileFirst' : 'prompt.pile', { name }),
    note: t('prompt.pileWhy'),
  }
}

/** The question that is open: what the rules await, or what was picked up. */
const Question = ({ sitting, now }: Props) => {
  const pick = sitting.pick.value
  const todo = now.state.todo.at(-1)
  if (todo?.do === 'refill') {
    const space = nameOfSpace(todo.space)
    return <AskPanel title={t('prompt.refill', { space })} choices={refillChoices(sitting, now)} />
  }
  if (now.todo === 'pile') return <AskPanel {...towerQuestion(sitting, now)} choices={[]} />
  switch (pick.on) {
    case 'vassal':
      return <VassalQuestion sitting={sitting} now={now} space={pick.space} />
    case 'tower':
      return (
        <AskPanel
          title={t('prompt.tower', { space: nameOfSpace(pick.space) })}
          choices={towerChoices(sitting, now, pick.space)}
        />
      )
    case 'task':
      return <TaskQuestion sitting={sitting} now={now} slot={pick.slot} />
    case 'second':
      return <AskPanel title={t('prompt.second')} choices={[cancel(sitting)]} />
    case 'deck':
      return <DeckQuestion sitting={sitting} now={now} />
    default:
      return null
  }
}

const isAsked = (sitting: Sitting, now: Now): boolean => {
  const { on } = sitting.pick.value
  return now.todo === 'refill' || now.todo === 'pile' || (on !== 'nothing' && on !== 'goal')
}

const Goal = ({ sitting, now }: Props) => {
  const chosen = sitting.pick.value.on === 'goal'
  return (
    <GoalCard
      checks={checksOf(now.state)}
      chosen={chosen}
      onPress={() => {
        sitting.pick.value = chosen ? NOTHING : { on: 'goal' }
      }}
    />
  )
}

/** The tray under the board. */
export const Hand = ({ sitting, now }: Props) => {
  const asked = isAsked(sitting, now)
  const goalOpen = sitting.pick.value.on === 'goal'
  const [last] = sitting.log.value
  const isPuzzle = now.scene.mode.formation
  const tasks = now.court.hand.flatMap((slot) => taskView(sitting, now, slot))
  return (
    <Tray>
      {asked && <Question sitting={sitting} now={now} />}
      {isPuzzle && !asked && <Checklist checks={checksOf(now.state)} onClose={goalOpen ? letGo(sitting) : undefined} />}
      <Tasks
        tasks={tasks}
        limit={kingsOf(now.court)}
        draw={now.todo === 'work' ? drawTile(sitting, now) : null}
        below={asked || goalOpen}
      >
        {isPuzzle && <Goal sitting={sitting} now={now} />}
      </Tasks>
      {isPuzzle && !asked && <LineHints hints={lineHints(now.state)} />}
      <CourtRow
        court={courtView(now.state, now.court)}
        onPress={() => go('play', sitting.header.id, 'court', String(now.seat))}
      />
      {last && <LastMove line={last} />}
    </Tray>
  )
}
