/** What an Inspection would do if it were held now (rules 7), guild by guild and Bailey by Bailey. */
import type { Seat } from '../../../kernel/contract.ts'
import { recruitsOf } from '../recruits.ts'
import { leadersOf, totalWorth } from '../site/influence.ts'
import { lossBeyond } from '../site/recruitsToLose.ts'
import { type State, seatAfter, seatsFrom } from '../state.ts'

export interface GuildInspection {
  readonly seat: Seat
  /** Influence of the Recruits that it loses. */
  readonly recruits: number
  /** Cards that it discards for what its Recruits do not cover. */
  readonly cards: number
  /** Renown that it loses for the rest. */
  readonly renown: number
  /** Finished Baileys that it leads now: 1 Renown each. */
  readonly leads: number
}

/** Losses in the order in which they would be taken: from the next seat on, the current one last. */
export const forecastInspection = (state: State): readonly GuildInspection[] => {
  const leaders = leadersOf(state.site, recruitsOf(state))
  return seatsFrom(state, seatAfter(state, state.seat)).flatMap((seat) => {
    const guild = state.guilds[seat]
    if (!guild) return []
    const rest = lossBeyond(state.site, guild.recruits, guild.infamy)
    const cards = Math.min(rest, guild.hand.length)
    return {
      seat,
      recruits: Math.min(guild.infamy, totalWorth(state.site, guild.recruits)),
      cards,
      renown: rest - cards,
      leads: leaders.filter((leader) => leader === seat).length,
    }
  })
}
