/** What only the Puzzle Master's table shows: rats, dogs and the goal. Fetched with the first of its tables. */
import '../../text/puzzle.ts'
import { type DogSeen, dogsSeen, ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { t } from '../../text/t.ts'
import { Checklist, GoalCard, LineHints } from '../Goal.tsx'
import type { Cost, DogView } from '../props.ts'
import { Dogs, RatsMeter } from '../Rats.tsx'
import { pickUp } from './choices.ts'
import { dogLabel } from './dogs.ts'
import { checksOf, lineHints } from './goal.ts'
import { NOTHING } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly now: Now
}

const isOpen = (sitting: Sitting): boolean => sitting.pick.value.on === 'goal'

/** The goal as a card in the hand. */
export const Goal = ({ sitting, now }: Props) => (
  <GoalCard
    checks={checksOf(now.state)}
    chosen={isOpen(sitting)}
    onPress={pickUp(sitting, isOpen(sitting) ? NOTHING : { on: 'goal' })}
  />
)

/** The goal point by point, where there is room or somebody opened it. */
export const Checks = ({ sitting, now }: Props) => (
  <Checklist checks={checksOf(now.state)} onClose={isOpen(sitting) ? pickUp(sitting, NOTHING) : undefined} />
)

/** How near the goal is, as a prompt. */
export const GoalPrompt = ({ now }: { readonly now: Now }) => {
  const checks = checksOf(now.state)
  return <>{t('prompt.goal', { done: checks.filter(({ done }) => done).length, of: checks.length })}</>
}

export const Lines = ({ now }: { readonly now: Now }) => <LineHints hints={lineHints(now.state)} />

interface PressProps {
  readonly now: Now
  readonly onPress: () => void
}

/** `name`: whose turn it is. */
export const Rats = ({ now, name, onPress }: PressProps & { readonly name: string }) => {
  const rats = ratsSeen(now.state)
  return rats && <RatsMeter rats={rats} turn={t('home.turnOf', { name })} onPress={onPress} />
}

/** What adopts a free dog, what a kill costs with one's own. */
const dogCost = (dog: DogSeen, seat: number): Cost | null => {
  if (dog.owner < 0) return { token: dog.task, count: 0 }
  return dog.owner === seat ? { token: dog.wizards > 0 ? 'wizard' : 'knight', count: 1 } : null
}

const dogViews = ({ sitting, now, onPress }: Props & PressProps): readonly DogView[] =>
  dogsSeen(now.state).map((dog, at) => ({
    breed: dog.breed,
    coat: dog.breed === 'jack' ? at : 0,
    label: dogLabel(sitting.names, now.seat, dog),
    owner: dog.owner < 0 ? null : dog.owner === now.seat ? 'mine' : { seat: dog.owner },
    cost: dogCost(dog, now.seat),
    onPress,
  }))

export const DogRow = (props: Props & PressProps) => <Dogs dogs={dogViews(props)} />
