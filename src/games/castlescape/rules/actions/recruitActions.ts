/** Posting, recalling, moving and ousting Recruits (rules 4.1). */

import { numbersFrom, withNumbers, withoutNumber } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import { updateGuild, updateTurn } from '../../changeState.ts'
import { ownerAt, supplyOf } from '../../recruits.ts'
import { because } from '../../refusal.ts'
import { isOnSite, isWall } from '../../site/site.ts'
import { besideOf, type Square } from '../../site/square.ts'
import { guildOf, type State } from '../../state.ts'
import type { ActionHandler } from '../ruleTypes.ts'

const neighboursOf = ({ site }: State, square: Square): readonly Square[] => besideOf(site.size)[square] ?? []

/** Whether a Recruit waits that may stand on this square: on a Wall an `any` one only. */
const hasRecruitFor = ({ turn: { ground, any }, site }: State, square: Square): boolean =>
  any > 0 || (ground > 0 && !isWall(site, square))

export const postRecruit: ActionHandler<ActionOf<'post'>> = {
  list: ({ state }) =>
    state.turn.ground + state.turn.any > 0
      ? numbersFrom(0, state.site.size ** 2).map((square) => ({ kind: 'post', square }) as const)
      : [],

  check({ state, seat }, { square }) {
    const { ground, any } = state.turn
    if (ground + any === 0) return because('castlescape.noRecruit')
    if (supplyOf(guildOf(state, seat)) === 0) return because('castlescape.noSupply')
    if (!isOnSite(state.site, square)) return because('castlescape.offSite')
    if (ownerAt(state, square) >= 0) return because('castlescape.occupied')
    return hasRecruitFor(state, square) ? null : because('castlescape.wall')
  },

  /** All Walls that wait are given up (C11). On the ground, Recruits for the ground are used first. */
  act({ draft, emit }, seat, { square }) {
    const { ground, any } = draft.turn
    const fromGround = ground > 0 && !isWall(draft.site, square) ? 1 : 0
    updateGuild(draft, seat, { recruits: withNumbers(guildOf(draft, seat).recruits, square) })
    updateTurn(draft, { ground: ground - fromGround, any: any - 1 + fromGround, posted: true, groups: [] })
    emit({ kind: 'posted', seat, square })
  },
}

/** Recalling, only with an empty supply and a Recruit waiting (C12). */
export const recallRecruit: ActionHandler<ActionOf<'recall'>> = {
  list: ({ state, seat }) => guildOf(state, seat).recruits.map((square) => ({ kind: 'recall', square }) as const),

  check({ state, seat }, { square }) {
    const { turn, setting } = state
    const guild = guildOf(state, seat)
    if (setting.options.hardcore === 'on') return because('castlescape.noRecall', 12)
    if (turn.ground + turn.any === 0 || supplyOf(guild) > 0) return because('castlescape.noRecall', 12)
    return guild.recruits.includes(square) ? null : because('castlescape.notYours')
  },

  act({ draft, emit }, seat, { square }) {
    updateGuild(draft, seat, { recruits: withoutNumber(guildOf(draft, seat).recruits, square) })
    emit({ kind: 'recalled', seat, square })
  },
}

/** Moving a Recruit one square on its level (C13). */
export const moveRecruit: ActionHandler<ActionOf<'move'>> = {
  list: ({ state, seat }) =>
    state.turn.moves === 0
      ? []
      : guildOf(state, seat).recruits.flatMap((from) =>
          neighboursOf(state, from).map((to) => ({ kind: 'move', from, to }) as const),
        ),

  check({ state, seat }, { from, to }) {
    const { site, turn } = state
    if (turn.moves === 0) return because('castlescape.noMove')
    if (!guildOf(state, seat).recruits.includes(from)) return because('castlescape.notYours')
    if (!neighboursOf(state, from).includes(to)) return because('castlescape.notBeside')
    if (ownerAt(state, to) >= 0) return because('castlescape.occupied')
    return isWall(site, from) === isWall(site, to) ? null : because('castlescape.otherHeight', 13)
  },

  act({ draft, emit }, seat, { from, to }) {
    updateGuild(draft, seat, { recruits: withNumbers(withoutNumber(guildOf(draft, seat).recruits, from), to) })
    updateTurn(draft, { moves: draft.turn.moves - 1 })
    emit({ kind: 'moved', seat, from, to })
  },
}

/** Removing a rival's Recruit beside one of one's own, on whatever level. */
export const oustRecruit: ActionHandler<ActionOf<'oust'>> = {
  list: ({ state, seat }) =>
    state.turn.removals === 0
      ? []
      : state.guilds
          .flatMap(({ recruits }, rival) => (rival === seat ? [] : recruits))
          .sort((a, b) => a - b)
          .map((square) => ({ kind: 'oust', square }) as const),

  check({ state, seat }, { square }) {
    if (state.turn.removals === 0) return because('castlescape.noRemoval')
    const rival = ownerAt(state, square)
    if (rival < 0 || rival === seat) return because('castlescape.notRival')
    const own = guildOf(state, seat).recruits
    return neighboursOf(state, square).some((beside) => own.includes(beside)) ? null : because('castlescape.notBeside')
  },

  act({ draft, emit }, seat, { square }) {
    const rival = ownerAt(draft, square)
    updateGuild(draft, rival, { recruits: withoutNumber(guildOf(draft, rival).recruits, square) })
    updateTurn(draft, { removals: draft.turn.removals - 1 })
    emit({ kind: 'ousted', seat, rival, square })
  },
}
