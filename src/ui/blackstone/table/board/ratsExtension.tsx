/** Rats and dogs for the tables of all modes that have them. */
import { type DogStatus, dogStatuses, ratsStatus } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { openRatIn, ratCountIn } from '#src/games/blackstone/insight/tableCards.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import type { Cost, LogLine } from '../../../parts/viewTypes.ts'
import type { SeatBadge } from '../../../table/gameUiContract.ts'
import { Dogs, SeatDogs } from '../../views/board/Dogs.tsx'
import { RatsMeter, type RatsMeterProps } from '../../views/board/RatsMeter.tsx'
import type { DogView } from '../../views/viewProps.ts'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, EventDescribers } from '../blackstoneTableView.ts'
import { seatName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'
import { dogLabel } from './dogChoices.ts'

/** Returns a handler that opens the sheet of rats and dogs. */
const openRatsSheet =
  ({ view }: BlackstoneTableProps) =>
  (): void =>
    navigate(...view.path, 'rats')

/** The rats meter, with whose turn it is, or with the joint points. */
export const TableRatsMeter = ({
  view,
  now,
  points,
  turnSeat,
}: BlackstoneTableProps & Pick<RatsMeterProps, 'points' | 'turnSeat'>) => {
  const rats = ratsStatus(now.state)
  const turn = t('rats.turn', { name: view.names[now.state.seat] ?? '' })
  const onPress = openRatsSheet({ view, now })
  return rats && <RatsMeter rats={rats} turnText={turn} turnSeat={turnSeat} points={points} onPress={onPress} />
}

/**
 * Cost on a dog's button: the task that adopts a free dog, or the token that a kill costs with the player's own dog.
 */
const dogCost = (dog: DogStatus, seat: number): Cost | null => {
  if (dog.owner < 0) return { token: dog.task, count: 0 }
  return dog.owner === seat ? { token: dog.wizards > 0 ? 'wizard' : 'knight', count: 1 } : null
}

export const dogViews = ({ view, now }: BlackstoneTableProps): readonly DogView[] =>
  dogStatuses(now.state).map((dog, index) => ({
    breed: dog.breed,
    coat: dog.breed === 'jack' ? index : 0,
    label: dogLabel(view.names, now.seat, dog),
    owner: dog.owner < 0 ? null : dog.owner === now.seat ? 'mine' : { seat: dog.owner },
    cost: dogCost(dog, now.seat),
    onPress: openRatsSheet({ view, now }),
  }))

export const DogRow = (props: BlackstoneTableProps) => <Dogs dogs={dogViews(props)} />

/** Events of the end of a turn after its rat card, and of the beginning of the next turn. */
const EVENTS_AFTER_RATS: readonly LogLine['kind'][] = [
  'turn',
  'mustered',
  'turnedOver',
  'refreshed',
  'refilled',
  'shuffled',
]

/** Log line of the last rat card; undefined after the next action. */
const lastRatsLine = ({ view }: BlackstoneTableProps): LogLine | undefined => {
  const last = view.log.value.find(({ kind }) => !EVENTS_AFTER_RATS.includes(kind))
  return last?.kind === 'rats' ? last : undefined
}

/** Badge with a seat's dogs for its chip: where there is little room no row of dogs shows them. */
const petsSign = ({ state }: BlackstoneTableSnapshot, seat: number): SeatBadge | null => {
  const { dogs = [] } = state.courts[seat] ?? {}
  if (dogs.length === 0) return null
  const words = dogs.map((dog) => t('chip.dog', { dog: t(`dog.${dog}`) })).join('')
  return { content: <SeatDogs key="pets" dogs={dogs} />, label: words }
}

const eventDescribers: EventDescribers = {
  adopted: ({ seat, dog }, narrator) => ({
    icon: dog,
    text: t('told.adopted', { name: seatName(narrator, seat), dog: t(`dog.${dog}`) }),
  }),
  killed: ({ seat, dog, slot }, narrator) => ({
    icon: dog,
    text: t('told.killed', {
      name: seatName(narrator, seat),
      dog: t(`dog.${dog}`),
      count: ratCountIn(narrator.state, slot) || 1,
    }),
  }),
  rats: ({ slot, active }, { state }) => {
    const kind = openRatIn(state, slot) ?? 'cat'
    return { icon: kind === 'plague' ? 'plague' : 'rat', text: t(`told.rats.${kind}`, { active }) }
  },
}

export const ratsExtension: TableExtension = {
  eventDescribers,
  seatSign: petsSign,
  idlePrompt(props) {
    const line = lastRatsLine(props)
    return line ? { text: line.text } : null
  },
}
