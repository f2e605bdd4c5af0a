/** The questions of a turn: what to do with what is picked up, and whether to refill. Fetched with the first of them. */
import '../../text/questions.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Space } from '../../../games/blackstone/board.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { useSenses } from '../../feel/useSenses.ts'
import { lazy } from '../../shell/lazy.tsx'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { nameOfSpace } from '../names.ts'
import { AskPanel } from '../Panels.tsx'
import { DeckPanel, PayPanel } from '../PayPanel.tsx'
import { TaskPanel, VassalPanel } from '../Picked.tsx'
import type { Choice } from '../props.ts'
import { pickUp } from './choices.ts'
import { halvesOf } from './halves.ts'
import { NOTHING, showingsOf } from './pick.ts'
import { cancel, deckChoices, mayDrawTwo, pricesFor, refillChoices, towerChoices, vassalChoices } from './questions.ts'
import { costInWords, openOf, payViews, type ShowPick, stackChoices, taskChoices } from './showing.ts'
import type { Now, Sitting } from './sitting.ts'

const TaskCost = lazy(async () => (await import('../../hints/TaskCost.tsx')).TaskCost, 'unasked')

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
  return (
    <TaskPanel
      title={t(`type.${task.type}`)}
      halves={halvesOf(now.state, task, compass)}
      upcharge={costInWords(now.scene, task)}
      choices={taskChoices(sitting, now, slot)}
      onClose={pickUp(sitting, NOTHING)}
    >
      <TaskCost sitting={sitting} now={now} slot={slot} />
    </TaskPanel>
  )
}

const DeckQuestion = ({ sitting, now }: Props) => {
  const [best = 'wizard', other] = pricesFor(now)
  const [turned, turn] = useState(false)
  const [single, drawOne] = useState(false)
  const [price, rest] = turned && other ? [other, best] : [best, other]
  const mayTwo = mayDrawTwo(now, price)
  const two = mayTwo && !single
  const payRest: readonly Choice[] = rest
    ? [{ id: 'price', label: t(`do.pay.${rest}`), hint: t('do.payNow', { price }), onPress: () => turn(!turned) }]
    : []
  const count: Choice = {
    id: 'two',
    label: t(two ? 'do.drawOne' : 'do.drawTwo'),
    hint: t(two ? 'do.drawTwoNow' : 'do.drawOnce'),
    onPress: () => drawOne(two),
  }
  return (
    <DeckPanel
      title={t('do.drawFrom')}
      note={two ? t('do.drawTwoFor', { price }) : t(`do.drawFor.${price}`)}
      decks={deckChoices(sitting, now, price, two)}
      more={[...payRest, ...(mayTwo ? [count] : [])]}
      onClose={pickUp(sitting, NOTHING)}
    />
  )
}

/** What is open about a task that can be shown in several ways. */
const ShowQuestion = ({ sitting, now, pick }: Props & { readonly pick: ShowPick }) => {
  const onClose = pickUp(sitting, { on: 'task', slot: pick.slot })
  switch (openOf(showingsOf(pick, now.legal))) {
    case 'stack':
      return <AskPanel title={t('prompt.stack')} choices={stackChoices(sitting, now, pick)} onClose={onClose} />
    case 'pay':
      return <PayPanel title={t('prompt.whoPays')} ways={payViews(sitting, now, pick)} onClose={onClose} />
    default:
      return <AskPanel title={t('prompt.second')} choices={[cancel(sitting)]} />
  }
}

/** The question that is open: what the rules await, or what was picked up. */
export const Question = ({ sitting, now }: Props) => {
  const pick = sitting.pick.value
  const todo = now.state.todo.at(-1)
  useSenses(sitting)
  // With large text the table scrolls. Once it is drawn, for else the page would be laid out twice.
  useEffect(() => document.querySelector('.act')?.scrollIntoView({ block: 'nearest' }), [pick])
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
          title={t(now.scene.mode.refillOptional ? 'prompt.towerOrNone' : 'prompt.tower', {
            space: nameOfSpace(pick.space),
          })}
          choices={towerChoices(sitting, now, pick.space, pick.by)}
        />
      )
    case 'task':
      return <TaskQuestion sitting={sitting} now={now} slot={pick.slot} />
    case 'second':
      return <ShowQuestion sitting={sitting} now={now} pick={pick} />
    case 'deck':
      return <DeckQuestion sitting={sitting} now={now} />
    default:
      return null
  }
}
