/** What an Inspection would do if it were held now (rules 7), guild by guild and Bailey by Bailey. */
import type { Seat } from '../../../kernel/contract.ts'
import { recruitsOf } from '../recruits.ts'
import { leadersOf } from '../site/influence.ts'
import { certainlyLost, lossBeyond, worthToLose } from '../site/recruitsToLose.ts'
import { type State, seatAfter, seatsFrom } from '../state.ts'

export interface GuildInspection {
  readonly seat: Seat
  /** Influence of the Recruits that it loses. */
  readonly recruits: number
  /** Cards that it discards for what its Recruits do not cover. */
  readonly cards: number
  /** Renown that it loses for the rest. */
  readonly renown: number
  /** Finished Baileys that it leads without the Recruits that are sure to be lost: 1 Renown each. */
  readonly leads: number
}

/** Losses in the order in which they would be taken: from the next seat on, the current one last. */
export const forecastInspection = (state: State): readonly GuildInspection[] => {
  const recruitsLeft = recruitsOf(state).map((own, seat) => {
    const lost = certainlyLost(state.site, own, state.guilds[seat]?.infamy ?? 0)
    return own.filter((square) => !lost.includes(square))
  })
  const leaders = leadersOf(state.site, recruitsLeft)
  return seatsFrom(state, seatAfter(state, state.seat)).flatMap((seat) => {
    const guild = state.guilds[seat]
    if (!guild) return []
    const rest = lossBeyond(state.site, guild.recruits, guild.infamy)
    const cards = Math.min(rest, guild.hand.length)
    return {
      seat,
      recruits: worthToLose(state.site, guild.recruits, guild.infamy),
      cards,
      renown: rest - cards,
      leads: leaders.filter((leader) => leader === seat).length,
    }
  })
}
