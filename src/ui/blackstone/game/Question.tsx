/** The questions of a turn: what to do with what is picked up, and whether to refill. Fetched with the first of them. */
import '../../text/questions.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Space } from '../../../games/blackstone/board.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, nameOfSpace } from '../names.ts'
import { AskPanel } from '../Panels.tsx'
import { TaskPanel, VassalPanel } from '../Picked.tsx'
import { pickUp } from './choices.ts'
import { halvesOf } from './halves.ts'
import { NOTHING } from './pick.ts'
import { cancel, deckChoices, priceFor, refillChoices, taskChoices, towerChoices, vassalChoices } from './questions.ts'
import type { Now, Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly now: Now
}

const VassalQuestion = ({ sitting, now, space }: Props & { readonly space: Space }) => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  return (
    <VassalPanel
      vassal={vassal}
      space={space}
      notes={sitting.chapters.notes({ sitting, now }, space)}
      choices={sitting.chapters.choices({ sitting, now }, space, vassalChoices(sitting, now, space))}
      onInspect={() => go(...sitting.path, 'card', String(space))}
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
      onClose={pickUp(sitting, NOTHING)}
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
    <AskPanel
      title={t('do.drawFrom')}
      note={t(`do.drawFor.${price}`)}
      choices={choices}
      onClose={pickUp(sitting, NOTHING)}
    />
  )
}

/** The question that is open: what the rules await, or what was picked up. */
export const Question = ({ sitting, now }: Props) => {
  const pick = sitting.pick.value
  const todo = now.state.todo.at(-1)
  // With large text the table scrolls.
  useLayoutEffect(() => document.querySelector('.act')?.scrollIntoView({ block: 'nearest' }), [pick])
  if (todo?.do === 'refill') {
    const space = nameOfSpace(todo.space)
    return <AskPanel title={t('prompt.refill', { space })} choices={refillChoices(sitting, now)} />
  }
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
