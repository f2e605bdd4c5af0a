/** Checks what a position says of the challenge on the table: votes, the way, and who was named or has refused. */

import { distinct } from '../../numberLists.ts'
import { explorerId } from '../ids.ts'
import { needsWord, votingSeats, wayOf, waysAfterVotes } from '../rules/path/chooseWay.ts'
import type { ChallengeState, State } from '../state.ts'
import type { Phase } from './positionSchema.ts'
import { check, type PositionReader } from './readingHelpers.ts'

/**
 * Only seats that vote have voted, one after the other, and before the leader has said the way (E46). Later on votes may
 * be left out.
 */
const checkVotes = (reader: PositionReader, state: State, { votes, way }: ChallengeState, phase: Phase): void => {
  const voting = votingSeats(state)
  for (const [seat, vote] of votes.entries()) check(reader, vote === '' || voting.includes(seat), `votes.${seat + 1}`)
  const cast = voting.filter((seat) => votes[seat] !== '')
  const areInOrder = cast.every((seat, index) => seat === voting[index])
  if (phase === 'vote') check(reader, areInOrder && cast.length < voting.length, 'votes')
  else check(reader, cast.length === voting.length || (cast.length === 0 && way !== ''), 'votes')
}

/** Those who have said no, each once, and each of whom was asked (E47). */
const checkRefused = (reader: PositionReader, state: State, { refused }: ChallengeState): void => {
  const wereAsked = refused.every((member) => needsWord(state, member))
  check(reader, wereAsked && distinct(refused).length === refused.length, 'refused')
}

/** Who was named for the way, if it is one of one explorer. */
const checkNamed = (reader: PositionReader, state: State, { named, refused }: ChallengeState, phase: Phase): void => {
  const isOne = wayOf(state).who === 'one'
  check(reader, isOne || refused.length === 0, 'refused')
  check(reader, named >= 0 === (isOne && phase !== 'way') && !refused.includes(named), 'named')
  if (phase === 'word') check(reader, named >= 0 && needsWord(state, named), 'named')
}

/** In a challenge who is down went before the explorer that is asked. */
export const checkDown = (reader: PositionReader, { company }: State, membersBefore: number): void => {
  for (const { card, at } of company.slice(membersBefore))
    check(reader, at !== 'down', `explorers.${explorerId(card)}.at`)
}

/** Checks that the challenge can have come to this phase. */
export const checkChallenge = (reader: PositionReader, state: State, challenge: ChallengeState, phase: Phase): void => {
  const { way, named, refused } = challenge
  checkVotes(reader, state, challenge, phase)
  checkRefused(reader, state, challenge)
  if (phase === 'vote' || (phase === 'way' && refused.length === 0)) {
    check(reader, way === '', 'way')
    check(reader, named < 0, 'named')
    check(reader, refused.length === 0, 'refused')
    return
  }
  check(reader, way !== '' && waysAfterVotes(state).includes(way), 'way')
  checkNamed(reader, state, challenge, phase)
}
