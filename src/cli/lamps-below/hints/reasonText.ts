/** Reasons for a plan, each in a sentence. */
import '#src/text/lamps-below/bundles/hints.ts'
import type { FigureId, Member } from '../../../games/lamps-below/actions.ts'
import { kindOf } from '../../../games/lamps-below/cards.ts'
import { roomName } from '../../../games/lamps-below/hall/room.ts'
import { explorerId, figureName } from '../../../games/lamps-below/ids.ts'
import type { Chance } from '../../../games/lamps-below/insight/reasons/chance.ts'
import type { Reason, ReasonOf } from '../../../games/lamps-below/insight/reasons/reason.ts'
import type { State } from '../../../games/lamps-below/state.ts'
import { formatList } from '../../../text/formatList.ts'
import { t } from '../../../text/t.ts'

/** What a reason is said with: who is who. */
type Speaker = Pick<State, 'company' | 'hall'>

const explorerName = (card: number): string => t(`lamps-below.explorer.${explorerId(card)}`)

const nameOf = ({ company }: Speaker, member: Member): string => explorerName(company[member]?.card ?? -1)

/** A dweller as it is spoken of: the Crawler A1. */
const dwellerName = ({ hall }: Speaker, figure: FigureId): string =>
  t(`lamps-below.figure.${kindOf(hall?.groups[figure.group]?.card ?? -1).id}`, { figure: figureName(figure) })

const isSure = ({ n, of }: Chance): boolean => n === of

const chanceText = (chance: Chance): string => {
  const { n, of, isAbout } = chance
  if (isSure(chance)) return t('lamps-below.chance.sure')
  return t(isAbout ? 'lamps-below.chance.about' : 'lamps-below.chance.exact', { n, of })
}

const yes = (isSo: boolean): string => (isSo ? 'yes' : 'no')

const attackText = (reason: ReasonOf<'slays' | 'hurts'>, speaker: Speaker): string => {
  const dweller = dwellerName(speaker, reason.figure)
  if (isSure(reason.chance)) return t(`lamps-below.why.${reason.kind}.sure`, { dweller })
  const values = { dweller, chance: chanceText(reason.chance), later: yes(reason.isLater) }
  return reason.kind === 'slays'
    ? t('lamps-below.why.slays', values)
    : t('lamps-below.why.hurts', { ...values, health: reason.health })
}

/** A reason that says something of dwellers. */
const dwellerText = (reason: Reason, speaker: Speaker): string | null => {
  switch (reason.kind) {
    case 'slays':
    case 'hurts':
      return attackText(reason, speaker)
    case 'sweeps':
      return t('lamps-below.why.sweeps', { n: reason.dwellers })
    case 'attacks': {
      const dweller = dwellerName(speaker, reason.figure)
      const values = { dweller, name: nameOf(speaker, reason.member), else: yes(reason.isElse) }
      return isSure(reason.chance)
        ? t('lamps-below.why.attacks.sure', values)
        : t('lamps-below.why.attacks', { ...values, chance: chanceText(reason.chance) })
    }
    case 'guardsCache':
      return t('lamps-below.why.guardsCache', { room: roomName(reason.room) })
    case 'bringsCourage':
      return t('lamps-below.why.bringsCourage', { name: nameOf(speaker, reason.member), n: reason.courage })
    case 'braces': {
      const { dwellers, die, member } = reason
      return t('lamps-below.why.braces', { dwellers, die, name: nameOf(speaker, member) })
    }
    case 'staysSafe': {
      const { here, elsewhere, member } = reason
      return t('lamps-below.why.staysSafe', { here, elsewhere, name: nameOf(speaker, member) })
    }
    case 'safer': {
      const { before, after, room, member } = reason
      return t('lamps-below.why.safer', { before, after, room: roomName(room), name: nameOf(speaker, member) })
    }
    default:
      return null
  }
}

const wantedText = ({ pages, points }: ReasonOf<'wanted'>): string => {
  if (pages > 0 && points > 0) return t('lamps-below.why.wanted.both', { pages, points })
  return pages > 0 ? t('lamps-below.why.wanted.pages', { pages }) : t('lamps-below.why.wanted.points', { points })
}

/** A chance of one in so many is hardly one. */
const HARDLY = 10

/** A reason that says something of the way through the hall and out of it. */
const hallText = (reason: Reason, speaker: Speaker): string | null => {
  switch (reason.kind) {
    case 'searchesSoon':
      return t('lamps-below.why.searchesSoon', { name: nameOf(speaker, reason.member), room: roomName(reason.room) })
    case 'nearsCache': {
      const { moves, room, member } = reason
      return t('lamps-below.why.nearsCache', { moves, room: roomName(room), name: nameOf(speaker, member) })
    }
    case 'takesCover':
      return t('lamps-below.why.takesCover', { room: roomName(reason.room) })
    case 'wayOut': {
      const { moves, dice, lamps, member } = reason
      return t('lamps-below.why.wayOut', { moves, dice, lamps, name: nameOf(speaker, member) })
    }
    case 'wallsClose':
      return t('lamps-below.why.wallsClose', { rounds: reason.rounds, wounds: reason.wounds })
    case 'waitsTooLong': {
      const { chance, member } = reason
      const name = nameOf(speaker, member)
      return HARDLY * chance.n <= chance.of
        ? t('lamps-below.why.waitsTooLong.hardly', { name })
        : t('lamps-below.why.waitsTooLong', { chance: chanceText(chance), name })
    }
    case 'carriesOut':
      return t('lamps-below.why.carriesOut', { finds: reason.finds, name: nameOf(speaker, reason.member) })
    case 'sparesLamps':
      return t('lamps-below.why.sparesLamps', {
        n: reason.lamps,
        names: formatList(reason.members.map((member) => nameOf(speaker, member))),
      })
    default:
      return null
  }
}

const risksText = ({ way, chance, harm, n, member }: ReasonOf<'risks'>, speaker: Speaker): string =>
  t(`lamps-below.why.risks.${harm}`, { way, n, chance: chanceText(chance), name: nameOf(speaker, member) })

/** A reason that says something of a challenge, or of a die that failed. */
const testText = (reason: Reason, speaker: Speaker): string | null => {
  switch (reason.kind) {
    case 'passes': {
      const { ability, chance, isBest, member } = reason
      return t(isBest ? 'lamps-below.why.passes.best' : 'lamps-below.why.passes', {
        ...{ ability: t(`lamps-below.ability.${ability}`), chance: chanceText(chance) },
        name: nameOf(speaker, member),
      })
    }
    case 'brings':
      return t(`lamps-below.why.brings.${reason.gain}`, { n: reason.n, sure: yes(reason.isSure) })
    case 'risks':
      return risksText(reason, speaker)
    case 'again':
      return t(`lamps-below.why.again.${reason.of}`, {
        chance: chanceText(reason.chance),
        name: nameOf(speaker, reason.member),
      })
    case 'winsWith':
      return reason.again === reason.keep
        ? t('lamps-below.why.winsWith.same', { n: reason.keep })
        : t('lamps-below.why.winsWith', { again: reason.again, keep: reason.keep })
    case 'costs': {
      const name = reason.member < 0 ? t('lamps-below.why.eachOfYou') : nameOf(speaker, reason.member)
      return t(`lamps-below.why.costs.${reason.harm}`, { n: reason.n, name })
    }
    case 'suits':
      return t(`lamps-below.why.suits.${explorerId(reason.card)}`)
    case 'winsAlone':
      return t('lamps-below.why.winsAlone', { name: explorerName(reason.card), chance: chanceText(reason.chance) })
    default:
      return null
  }
}

const healsText = ({ wounds, deep, member }: ReasonOf<'heals'>, speaker: Speaker): string =>
  t(deep > 0 ? 'lamps-below.why.heals.deep' : 'lamps-below.why.heals.wounds', {
    n: wounds,
    name: nameOf(speaker, member),
  })

const nearsGoalText = ({ of, reached, needed }: ReasonOf<'nearsGoal'>): string =>
  t(`lamps-below.why.nearsGoal.${of}`, { reached, needed, whole: yes(reached >= needed) })

/** A reason that says something of one explorer, or of all. */
const companyText = (reason: Reason, speaker: Speaker): string => {
  switch (reason.kind) {
    case 'wanted':
      return wantedText(reason)
    case 'nearsGoal':
      return nearsGoalText(reason)
    case 'needsNoCache':
      return t('lamps-below.why.needsNoCache', { n: reason.courage })
    case 'heals':
      return healsText(reason, speaker)
    case 'mayHeal': {
      const chance = chanceText(reason.chance)
      return t('lamps-below.why.mayHeal', { chance, name: nameOf(speaker, reason.member) })
    }
    case 'nearsVow': {
      const { reached, needed, member } = reason
      return t('lamps-below.why.nearsVow', { reached, needed, name: nameOf(speaker, member) })
    }
    case 'goalCarried':
    case 'leavesSoon':
    case 'fulfilsVow':
    case 'bold':
    case 'lampElseUnused':
    case 'noOwnDie':
    case 'onlyMovesLeft':
    case 'noDiceLeft':
    case 'dieElseLost':
    case 'atExit':
    case 'betterFellow':
    case 'keepsCourage':
      return t(`lamps-below.why.${reason.kind}`, { name: nameOf(speaker, reason.member) })
    case 'goalMet':
    case 'twoShown':
    case 'noCacheLeft':
    case 'goalOfAll':
    case 'onlyChoice':
      return t(`lamps-below.why.${reason.kind}`)
    default:
      return t('hint.why.best')
  }
}

export const reasonText = (reason: Reason, speaker: Speaker): string =>
  dwellerText(reason, speaker) ?? hallText(reason, speaker) ?? testText(reason, speaker) ?? companyText(reason, speaker)
