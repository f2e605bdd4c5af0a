/** The company: whose each explorer is, who leads, and what its cards say of it (rules 2). */
import type { Seat } from '../../kernel/contract.ts'
import { numbersFrom } from '../numberLists.ts'
import type { Member } from './actions.ts'
import type { Ability, Band, Die, ExplorerCard, WeaponCard } from './cardTypes.ts'
import { EXPLORERS } from './data/explorers.ts'
import { COMPANY, type CompanyNumbers, SLOTS } from './data/numbers.ts'
import { stepsBetter } from './dice.ts'
import type { Explorer, Setting, State } from './state.ts'

/** Number of explorers of the expedition. */
export const companySize = ({ options }: Setting): number => Number(options.explorers)

export const companyNumbers = (setting: Setting): CompanyNumbers => {
  const numbers = COMPANY[companySize(setting)]
  if (!numbers) throw new RangeError('no such company')
  return numbers
}

/** Places of all explorers in company order. */
export const membersOf = ({ company }: State): readonly Member[] => numbersFrom(0, company.length)

const haveEquallyMany = (size: number, seats: number): boolean => size % seats === 0

/** Explorers that bear the leader marker: all but those left over, who come last (E2, E3). */
export const markerBearers = (setting: Setting): number => {
  const size = companySize(setting)
  return haveEquallyMany(size, setting.seats) ? size : setting.seats
}

/** Seat that plays an explorer who is not left over: with equally many each the first ones are the first seat's. */
const ownerOf = (setting: Setting, member: Member): Seat => {
  const size = companySize(setting)
  return haveEquallyMany(size, setting.seats) ? Math.floor((member * setting.seats) / size) : member
}

export const leaderSeat = ({ setting, leader }: State): Seat => ownerOf(setting, leader)

/** Seat that plays an explorer: those left over are the leader's at that moment (E2). */
export const seatOf = (state: State, member: Member): Seat =>
  member < markerBearers(state.setting) ? ownerOf(state.setting, member) : leaderSeat(state)

/** Explorer to whom the marker goes next. */
export const nextLeader = ({ setting, leader }: State): Member => (leader + 1) % markerBearers(setting)

export const explorerCardOf = ({ card }: Pick<Explorer, 'card'>): ExplorerCard => {
  const found = EXPLORERS[card]
  if (!found) throw new RangeError(`no explorer ${card}`)
  return found
}

/** Wounds and deep wounds together. */
export const countersOf = ({ wounds, deep }: Explorer): number => wounds + deep

export const freeSlotsOf = (explorer: Explorer): number => SLOTS - countersOf(explorer)

/** Die of a test: who is bold has a better one for Agility alone (E43). */
export const abilityDie = (explorer: Explorer, ability: Ability): Die =>
  stepsBetter(explorerCardOf(explorer)[ability], explorer.bold && ability === 'agility' ? 1 : 0)

/** Die of a weapon at a distance; who is bold has a better one where there is one at all (E43). */
export const weaponDie = ({ bold }: Explorer, weapon: WeaponCard, band: Band): Die =>
  weapon[band] === 0 ? 0 : stepsBetter(weapon[band], bold ? 1 : 0)
