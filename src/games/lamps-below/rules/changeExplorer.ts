/** What happens to an explorer: wounds, healing, courage, finds and vows (rules 7.3, 8 and 10). */

import { withNumbers } from '../../numberLists.ts'
import type { Member } from '../actions.ts'
import { type Face, findOf } from '../cards.ts'
import type { VowCount } from '../cardTypes.ts'
import { updateExplorer, updateHall } from '../changeState.ts'
import { explorerCardOf, freeSlotsOf } from '../company.ts'
import { COURAGE_MAX } from '../data/numbers.ts'
import { type Explorer, explorerOf, type FindSource, type State } from '../state.ts'
import type { MoveContext } from './ruleTypes.ts'

/** Takes an explorer who is down off the track of this round; no deed changes it (rules 7.3, E48). */
const leaveTrack = (draft: State, member: Member): void => {
  if (!draft.hall) return
  const { track, turnsBegun } = draft.hall
  const index = track.indexOf(member)
  if (index < 0) return
  updateHall(draft, { track: track.toSpliced(index, 1), turnsBegun: turnsBegun - (index < turnsBegun ? 1 : 0) })
}

/** Out of the hall or the challenge, and off the track; its dice are gone (E30). */
const goDown = ({ draft, emit }: MoveContext, member: Member): void => {
  leaveTrack(draft, member)
  updateExplorer(draft, member, { at: 'down', dice: [], braced: false })
  emit({ kind: 'down', member })
}

/** Explorer with one more counter. The first deep wound in a hall is a plain one for a plate (E33). */
const withCounter = (draft: State, explorer: Explorer, isDeep: boolean): Explorer => {
  const isLessened = isDeep && draft.hall !== null && explorerCardOf(explorer).special === 'plate' && !explorer.plate
  if (isLessened) return { ...explorer, plate: true, wounds: explorer.wounds + 1 }
  return isDeep ? { ...explorer, deep: explorer.deep + 1 } : { ...explorer, wounds: explorer.wounds + 1 }
}

/**
 * An explorer suffers so many wounds or deep wounds, one after the other. One that finds no free slot is not added: the
 * explorer is down (E24), and nothing more is added to it.
 */
export const suffer = (context: MoveContext, member: Member, counter: 'wound' | 'deep', count: number): void => {
  const { draft, emit } = context
  const before = explorerOf(draft, member)
  if (before.at === 'down') return
  const added = Math.min(count, freeSlotsOf(before))
  for (let n = 0; n < added; n++)
    updateExplorer(draft, member, withCounter(draft, explorerOf(draft, member), counter === 'deep'))
  const { wounds, deep } = explorerOf(draft, member)
  if (added > 0) emit({ kind: 'wounded', member, wounds: wounds - before.wounds, deep: deep - before.deep })
  if (added < count) goDown(context, member)
}

/** Heals up to so many plain wounds; returns how many. */
export const heal = ({ draft, emit }: MoveContext, member: Member, count: number): number => {
  const { wounds } = explorerOf(draft, member)
  const n = Math.min(count, wounds)
  if (n === 0) return 0 // E32
  updateExplorer(draft, member, { wounds: wounds - n })
  emit({ kind: 'healed', member, n })
  return n
}

/** Up to so many deep wounds become plain ones. */
export const ease = ({ draft, emit }: MoveContext, member: Member, count: number): void => {
  const { wounds, deep } = explorerOf(draft, member)
  const n = Math.min(count, deep)
  if (n === 0) return // E32
  updateExplorer(draft, member, { wounds: wounds + n, deep: deep - n })
  emit({ kind: 'eased', member, n })
}

export const healDeep = ({ draft, emit }: MoveContext, member: Member, count: number): void => {
  const { deep } = explorerOf(draft, member)
  const n = Math.min(count, deep)
  updateExplorer(draft, member, { deep: deep - n })
  emit({ kind: 'healedDeep', member, n })
}

/** Gains or spends courage; what goes beyond the highest is lost. */
export const changeCourage = ({ draft, emit }: MoveContext, member: Member, change: number): void => {
  const { courage } = explorerOf(draft, member)
  const n = Math.min(COURAGE_MAX, courage + change) - courage
  if (n === 0) return // E32
  updateExplorer(draft, member, { courage: courage + n })
  emit({ kind: 'courage', member, n })
}

export const becomeBold = ({ draft, emit }: MoveContext, member: Member): void => {
  updateExplorer(draft, member, { bold: true })
  emit({ kind: 'bold', member })
}

/** Counts towards the vow of an explorer, at the moment it is done; who fulfils it is bold at once (E27, E44). */
export const countForVow = (context: MoveContext, member: Member, count: VowCount, n: number): void => {
  const { draft } = context
  const explorer = explorerOf(draft, member)
  const { vow } = explorerCardOf(explorer)
  if (vow.count !== count || n === 0) return
  updateExplorer(draft, member, { vow: explorer.vow + n })
  if (explorer.vow + n >= vow.n && !explorer.bold) becomeBold(context, member)
}

/** These cards are out of the game. */
export const putOut = (draft: State, faces: readonly Face[]): void => {
  draft.gone = withNumbers(draft.gone, ...faces)
}

/** An explorer gets a find: in a hall it must still be carried out. */
export const gainFind = (context: MoveContext, member: Member, face: Face, source: FindSource): void => {
  const { draft, emit } = context
  const { finds, newFinds } = explorerOf(draft, member)
  updateExplorer(
    draft,
    member,
    draft.hall ? { newFinds: withNumbers(newFinds, face) } : { finds: withNumbers(finds, face) },
  )
  emit({ kind: 'found', member, face })
  if (source === 'search' && findOf(face).kind === 'relic') countForVow(context, member, 'relicsBySearch', 1)
}
