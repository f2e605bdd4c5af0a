/** Standing of the guilds: their Renown, levels and Recruits, and the Influence in each finished Bailey. */

import { idOfFace } from '../../games/castlescape/cardIds.ts'
import { recruitsOf, supplyOf } from '../../games/castlescape/recruits.ts'
import { scoreOf } from '../../games/castlescape/rules/ending/score.ts'
import { influenceInBailey, leaderOf } from '../../games/castlescape/site/influence.ts'
import { squareName } from '../../games/castlescape/site/square.ts'
import { type State, sizeOfDeck } from '../../games/castlescape/state.ts'
import type { Seat } from '../../kernel/contract.ts'

const describeGuild = (state: State, seat: Seat): object => {
  const guild = state.guilds[seat]
  if (!guild) throw new RangeError(`no seat ${seat}`)
  return {
    renown: guild.renown,
    infamy: guild.infamy,
    corruption: guild.corruption,
    supply: supplyOf(guild),
    hand: guild.hand.length,
    deck: sizeOfDeck(guild.deck),
    goals: guild.goals.map(idOfFace),
    ...(state.outcome && { score: scoreOf(state, seat) }),
  }
}

/** Finished Baileys in the order in which they were finished. Seats are numbered from 1, as in the text of a site. */
const describeBaileys = (state: State): readonly object[] =>
  state.site.baileys.map((bailey) => {
    const influence = influenceInBailey(state.site, recruitsOf(state), bailey)
    const leader = leaderOf(influence)
    return {
      squares: bailey.squares.map((square) => squareName(square, state.site.size)),
      claimedBy: bailey.claimedBy.map((seat) => seat + 1),
      influence,
      ...(leader !== null && { leader: leader + 1 }),
    }
  })

export const describeStanding = (state: State): object => ({
  by: 'renown',
  quarry: state.quarry,
  marker: state.marker,
  seats: state.guilds.map((_, seat) => describeGuild(state, seat)),
  baileys: describeBaileys(state),
})
