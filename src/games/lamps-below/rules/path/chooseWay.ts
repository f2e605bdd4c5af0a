/** The way of a challenge: votes, the leader's word, and the word of whoever is named (rules 4.1 and 4.2). */
import type { Seat } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { numbersFrom } from '../../../numberLists.ts'
import type { ActionOf, Member } from '../../actions.ts'
import { challengeOf } from '../../cards.ts'
import type { ChallengeWay, WayId } from '../../cardTypes.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { leaderSeat, membersOf, seatOf } from '../../company.ts'
import { because } from '../../refusal.ts'
import { type ChallengeState, type State, type Task, taskOf } from '../../state.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'

type WayAction = ActionOf<'way'>

const WAYS = ['a', 'b'] as const
/** With fewer seats a vote would always be the leader's (E46). */
const VOTING_SEATS = 3

const challengeStateOf = ({ challenge }: State): ChallengeState => {
  if (!challenge) throw new Error('no challenge is played')
  return challenge
}

const updateChallenge = (draft: State, change: Partial<ChallengeState>): void => {
  draft.challenge = { ...challengeStateOf(draft), ...change }
}

const wayOfCard = ({ card }: State, way: WayId): ChallengeWay => challengeOf(card)[way]

/** Way that was chosen. */
export const wayOf = (state: State): ChallengeWay => {
  const { way } = challengeStateOf(state)
  return wayOfCard(state, way === '' ? 'a' : way)
}

/** Seats that vote, from the seat after the leader's on. */
export const votingSeats = (state: State): readonly Seat[] => {
  const { seats } = state.setting
  if (seats < VOTING_SEATS) return []
  return numbersFrom(1, seats - 1).map((distance) => (leaderSeat(state) + distance) % seats)
}

/** Tasks of choosing a way: the others vote, then the leader says it. */
export const choosingTasks = (state: State): readonly Task[] => [
  ...votingSeats(state).map((seat) => ({ do: 'vote', seat }) as const),
  { do: 'way' },
]

export const newChallenge = ({ setting }: State): ChallengeState => ({
  votes: numbersFrom(0, setting.seats).map(() => ''),
  way: '',
  named: -1,
  refused: [],
})

/** Ways that the votes leave to the leader: the one that all the others voted for, else both (E46). */
export const waysAfterVotes = (state: State): readonly WayId[] => {
  const cast = challengeStateOf(state).votes.filter((vote) => vote !== '')
  const [first] = cast
  return first !== undefined && cast.every((vote) => vote === first) ? [first] : WAYS
}

/** Ways that the leader may say: after a no the one that was said. */
const allowedWays = (state: State): readonly WayId[] => {
  const { way } = challengeStateOf(state)
  return way === '' ? waysAfterVotes(state) : [way]
}

/** Everything that the leader may say, by ways and explorers. */
export const wayChoices = (state: State): readonly WayAction[] =>
  allowedWays(state).flatMap((way): readonly WayAction[] => {
    if (wayOfCard(state, way).who !== 'one') return [{ kind: 'way', way }]
    const { refused } = challengeStateOf(state)
    const members = membersOf(state).filter((member) => !refused.includes(member))
    return members.map((member) => ({ kind: 'way', way, member }))
  })

const checkWay = (state: State, { way, member }: WayAction): Refusal | null => {
  if (!allowedWays(state).includes(way))
    return challengeStateOf(state).way === ''
      ? because('lamps-below.otherWayAgreed', 46)
      : because('lamps-below.wayStays', 47)
  if (wayOfCard(state, way).who !== 'one') return member === undefined ? null : because('lamps-below.nameNobody')
  if (member === undefined) return because('lamps-below.mustName', 47)
  if (!state.company[member]) return because('lamps-below.noExplorer')
  return challengeStateOf(state).refused.includes(member) ? because('lamps-below.refusedAlready', 47) : null
}

/** Whether an explorer goes only with the word of its player: those of the leader need none (E47). */
export const needsWord = (state: State, member: Member): boolean => seatOf(state, member) !== leaderSeat(state)

/** The leader has said a way: whoever is named and played by another seat is asked. */
export const sayWay = ({ draft, emit }: MoveContext, { way, member = -1 }: WayAction): void => {
  popTask(draft)
  updateChallenge(draft, { way, named: member })
  emit({ kind: 'way', way, member })
  pushTasks(draft, { do: member >= 0 && needsWord(draft, member) ? 'word' : 'goAll' })
}

export const voteWay: ActionHandler<ActionOf<'vote'>> = {
  list: () => WAYS.map((way) => ({ kind: 'vote', way })),
  check: () => null,
  act: ({ draft, emit }, seat: Seat, { way }) => {
    popTask(draft)
    updateChallenge(draft, { votes: challengeStateOf(draft).votes.with(seat, way) })
    emit({ kind: 'voted', seat, way })
  },
}

export const chooseWay: ActionHandler<WayAction> = {
  list: ({ state }) => wayChoices(state),
  check: ({ state }, action) => checkWay(state, action),
  act: (context, _seat, action) => sayWay(context, action),
}

/** Explorer that the leader has named. */
export const namedMember = (state: State): number => challengeStateOf(state).named

export const giveWord: ActionHandler<ActionOf<'yes' | 'no'>> = {
  list: () => [{ kind: 'yes' }, { kind: 'no' }],
  check: () => null,
  act: ({ draft, emit }, _seat, { kind }) => {
    const member = namedMember(draft)
    popTask(draft)
    if (kind === 'yes') pushTasks(draft, { do: 'goAll' })
    else {
      updateChallenge(draft, { named: -1, refused: [...challengeStateOf(draft).refused, member] })
      pushTasks(draft, { do: 'way' })
    }
    emit({ kind: kind === 'yes' ? 'agreed' : 'declined', member })
  },
}

export const tryMore: ActionHandler<ActionOf<'more' | 'enough'>> = {
  list: () => [{ kind: 'more' }, { kind: 'enough' }],
  check: () => null,
  act: ({ draft }, _seat, { kind }) => {
    const { member, tries } = taskOf<'more'>(draft)
    popTask(draft)
    if (kind === 'more') pushTasks(draft, { do: 'challengeOne', member, tries })
  },
}
