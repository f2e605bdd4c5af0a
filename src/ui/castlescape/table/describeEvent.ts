/** Events of this game in words, for the log, the curtain and the live region. */
import '../../../text/castlescape/bundles/sheets.ts'
import type { GameEvent } from '../../../games/castlescape/events.ts'
import type { CastleScapeTypes } from '../../../games/castlescape/game.ts'
import { aimOf } from '../../../games/castlescape/goalsAndContracts.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { formatList } from '../../../text/formatList.ts'
import type { MessageKey } from '../../../text/keys.ts'
import { t } from '../../../text/t.ts'
import type { IconName } from '../../parts/Icon.tsx'
import type { DescribeEvent, LogText, Narrator } from '../../table/gameUiContract.ts'
import { nameOf, titleOf, titlesOf } from './cardAndSquareTexts.ts'

type Told = readonly [icon: IconName, text: string] | null
type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>

interface Words {
  readonly state: State
  /** Names of all seats. */
  readonly names: readonly string[]
  /** Name of the event's own seat. */
  readonly name: string
}

const baileyTold = ({ seats, size, renown: n }: EventOf<'claimedBailey'>, { names }: Words): Told => {
  const owners = seats.map((seat) => names[seat] ?? '')
  const [name = ''] = owners
  if (owners.length === 0) return ['flag', t('castlescape.event.baileyNobody', { size })]
  return owners.length === 1
    ? ['flag', t('castlescape.event.bailey', { name, size, n })]
    : ['flag', t('castlescape.event.baileyShared', { names: formatList(owners), size, n })]
}

/** `Infamy +1`; what is not raised is left out. */
const penaltiesText = (levels: Readonly<Record<'infamy' | 'corruption', number>>): string =>
  formatList(
    (['infamy', 'corruption'] as const)
      .filter((level) => levels[level] > 0)
      .map((level) => t(`castlescape.effect.${level}`, { n: `+${levels[level]}` })),
  )

const DESCRIBERS: { readonly [K in GameEvent['kind']]: (event: EventOf<K>, words: Words) => Told } = {
  first: (_, { name }) => ['next', t('castlescape.event.first', { name })],
  kept: ({ count: n }, { name }) => ['lock', t('castlescape.event.kept', { name, n })],
  turn: (_, { name }) => ['next', t('castlescape.event.turn', { name })],
  played: ({ face }, { name }) => ['play', t('castlescape.event.played', { name, card: titleOf(face) })],
  built: ({ square }, { name, state }) => [
    'wall',
    t('castlescape.event.built', { name, square: nameOf(state, square) }),
  ],
  lapsed: ({ walls: n }, { name }) => ['cross', t('castlescape.event.lapsed', { name, n })],
  claimedBailey: baileyTold,
  posted: ({ square }, { name, state }) => [
    'recruit',
    t('castlescape.event.posted', { name, square: nameOf(state, square) }),
  ],
  recalled: ({ square }, { name, state }) => [
    'undo',
    t('castlescape.event.recalled', { name, square: nameOf(state, square) }),
  ],
  lost: ({ square }, { name, state }) => [
    'minus',
    t('castlescape.event.lost', { name, square: nameOf(state, square) }),
  ],
  moved: ({ from, to }, { name, state }) => [
    'slide',
    t('castlescape.event.moved', { name, from: nameOf(state, from), to: nameOf(state, to) }),
  ],
  ousted: ({ rival, square }, { name, names, state }) => [
    'cross',
    t('castlescape.event.ousted', { name, rival: names[rival] ?? '', square: nameOf(state, square) }),
  ],
  destroyed: ({ face }, { name }) => ['cross', t('castlescape.event.destroyed', { name, card: titleOf(face) })],
  cleared: ({ face }, { name }) => ['tick', t('castlescape.event.cleared', { name, card: titleOf(face) })],
  acquired: ({ face }, { name }) => ['plus', t('castlescape.event.acquired', { name, card: titleOf(face) })],
  bought: ({ face }, { name }) => ['coin', t('castlescape.event.bought', { name, card: titleOf(face) })],
  claimedGoal: ({ goal }, { name }) => [
    'flag',
    t('castlescape.event.claimedGoal', { name, card: titleOf(goal), n: aimOf(goal).renown }),
  ],
  drew: ({ slots }, { name }) => ['plus', t('castlescape.event.drew', { name, n: slots.length })],
  penalties: ({ infamy, corruption }, { name }) => [
    'mask',
    t('castlescape.event.penalties', { name, what: penaltiesText({ infamy, corruption }) }),
  ],
  shuffled: (_, { name }) => ['flip', t('castlescape.event.shuffled', { name })],
  level: ({ level, from, to }, { name }) => [
    level === 'infamy' ? 'mask' : 'bag',
    t(`castlescape.event.${level}`, { name, from, to }),
  ],
  dropped: ({ faces }, { name }) => ['minus', t('castlescape.event.dropped', { name, cards: titlesOf(faces) })],
  fined: ({ renown: n }, { name }) => ['minus', t('castlescape.event.fined', { name, n })],
  cleanedUp: ({ faces }, { name }) =>
    faces.length > 0 ? ['minus', t('castlescape.event.dropped', { name, cards: titlesOf(faces) })] : null,
  swept: () => ['stall', t('castlescape.event.swept')],
  offered: ({ faces }) => ['stall', t('castlescape.event.offered', { cards: titlesOf(faces) })],
  goals: ({ faces }) => ['flag', t('castlescape.event.goals', { cards: titlesOf(faces) })],
  inspection: ({ final }) => ['eye', t(final ? 'castlescape.event.finalInspection' : 'castlescape.event.inspection')],
  occupied: (_, { name }) => ['flag', t('castlescape.event.occupied', { name })],
  triggered: ({ by }) => ['info', t(`castlescape.event.triggered.${by}`)],
  contracts: ({ faces }, { name }) => ['lock', t('castlescape.event.contracts', { name, cards: titlesOf(faces) })],
  conceded: (_, { name }) => ['cross', t('castlescape.event.conceded', { name })],
  over: () => ['king', t('castlescape.event.over')],
}

/** Importance of each event for the other seats; the curtain leaves out events without a weight. */
const WEIGHTS: { readonly [K in GameEvent['kind']]?: number } = {
  claimedBailey: 6,
  inspection: 6,
  triggered: 6,
  conceded: 6,
  over: 6,
  claimedGoal: 5,
  ousted: 5,
  occupied: 4,
  lost: 4,
  bought: 3,
  acquired: 3,
  posted: 2,
  built: 1,
}

/** Sentences for several such events of a seat in a row. */
const MANY: { readonly [K in GameEvent['kind']]?: MessageKey } = {
  built: 'castlescape.event.builtMany',
  posted: 'castlescape.event.postedMany',
  lost: 'castlescape.event.lostMany',
  occupied: 'castlescape.event.occupiedMany',
}

/** Log line of an event; null for one that needs none. */
export const describeEvent: DescribeEvent<CastleScapeTypes> = (
  event,
  { state, names }: Narrator<CastleScapeTypes>,
): LogText | null => {
  const describe = DESCRIBERS[event.kind] as (event: GameEvent, words: Words) => Told
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  const description = describe(event, { state, names, name })
  if (!description) return null
  const weight = WEIGHTS[event.kind]
  const many = MANY[event.kind]
  return {
    icon: description[0],
    text: description[1],
    ...(weight && { weight }),
    ...(many && { many: (n) => t(many, { name, n }) }),
    ...(event.kind === 'turn' && { phase: 'turn' }),
    ...(event.kind === 'lost' && { forOwner: true }),
  }
}
