/** Using a relic (rules 10). It is then out of the game. */
import type { Refusal } from '#src/kernel/result.ts'
import { distinct, withoutNumber } from '../../../numberLists.ts'
import type { ActionOf, FigureId } from '../../actions.ts'
import { type Face, findOf } from '../../cards.ts'
import type { Use } from '../../cardTypes.ts'
import { updateExplorer } from '../../changeState.ts'
import { allFigures, findFigure, mapOf } from '../../figures.ts'
import { doorsAlongLine } from '../../hall/hall.ts'
import { because } from '../../refusal.ts'
import type { Explorer, State } from '../../state.ts'
import { heal, healDeep, putOut } from '../changeExplorer.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'
import { type ActingExplorer, actingExplorer } from './actingExplorer.ts'
import { damageFigure } from './hitting.ts'

type UseAction = ActionOf<'use'>

const usesOf = (face: Face): readonly Use[] => findOf(face).use ?? []
const needsTarget = (face: Face): boolean => usesOf(face).some(({ op }) => op === 'strike')

/** Every relic once that has a use; what was found in this hall is first, because it might still be lost. */
const relicsOf = ({ finds, newFinds }: Explorer): readonly Face[] =>
  distinct([...newFinds, ...finds]).filter((face) => usesOf(face).length > 0)

const checkStrike = (state: State, { room }: ActingExplorer, doors: number, target?: FigureId): Refusal | null => {
  if (!target) return because('lamps-below.sayTarget')
  const figure = findFigure(state, target)
  if (!figure) return because('lamps-below.noTarget')
  const distance = doorsAlongLine(mapOf(state), room, figure.at)
  if (distance < 0) return because('lamps-below.outOfSight', 8)
  return distance > doors ? because('lamps-below.relicReach') : null
}

/** Refusal of a use that would change nothing (E32). */
const checkUse = (state: State, mover: ActingExplorer, use: Use, target?: FigureId): Refusal | null => {
  const { wounds, deep } = mover.explorer
  switch (use.op) {
    case 'heal':
      return wounds > 0 ? null : because('lamps-below.healsNothing', 32)
    case 'healDeep':
      return deep > 0 ? null : because('lamps-below.noDeepWound', 32)
    case 'strike':
      return checkStrike(state, mover, use.doors, target)
  }
}

const applyUse = (context: MoveContext, member: number, use: Use, target?: FigureId): void => {
  if (use.op === 'heal') heal(context, member, use.n)
  if (use.op === 'healDeep') healDeep(context, member, use.n)
  if (use.op === 'strike' && target) damageFigure(context, member, target, use.n)
}

export const applyRelic: ActionHandler<UseAction> = {
  list({ state }) {
    const { explorer } = actingExplorer(state)
    return relicsOf(explorer).flatMap((face): readonly UseAction[] =>
      needsTarget(face)
        ? allFigures(state).map(({ group, number }) => ({ kind: 'use', face, target: { group, number } }))
        : [{ kind: 'use', face }],
    )
  },

  check({ state }, { face, target }) {
    const mover = actingExplorer(state)
    if (![...mover.explorer.newFinds, ...mover.explorer.finds].includes(face)) return because('lamps-below.notHeld')
    if (usesOf(face).length === 0) return because('lamps-below.notUsable')
    if (target && !needsTarget(face)) return because('lamps-below.notUsable')
    const refusals = usesOf(face).map((use) => checkUse(state, mover, use, target))
    return refusals.find((refusal) => refusal !== null) ?? null
  },

  act(context, _seat, { face, target }) {
    const { draft } = context
    const { member, explorer } = actingExplorer(draft)
    const { finds, newFinds } = explorer
    updateExplorer(
      draft,
      member,
      newFinds.includes(face) ? { newFinds: withoutNumber(newFinds, face) } : { finds: withoutNumber(finds, face) },
    )
    putOut(draft, [face])
    context.emit({ kind: 'used', member, face })
    for (const use of usesOf(face)) applyUse(context, member, use, target)
  },
}
