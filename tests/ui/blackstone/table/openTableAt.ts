/** Opens a table of any mode from a position, with the rules fetched for the screen. */
import { expect } from 'vitest'
import { card as blackstone } from '#src/games/blackstone/card.ts'
import { courtModulesOff } from '#src/games/blackstone/options.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import type { Json } from '#src/kernel/json.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { loadTableRules } from '#src/ui/blackstone/table/loadTableRules.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

// The screens of a table are fetched with its rules, and read the address of the page.

export type Zones = Omit<Partial<PositionDocument>, 'format' | 'version' | 'mode' | 'seats' | 'options'>

/** Opens a table of this mode from a position with the rules fetched for the screen; Ann is to work. */
export const openTableAt = async (mode: string, names: readonly string[], zones: Zones, options: Options = {}) => {
  const card = blackstone.modes.find(({ id }) => id === mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const { hidden, ...position } = zones
  const allOptions = withDefaultOptions(card, { ...courtModulesOff(card), ...options })
  const request = {
    mode,
    names,
    options: allOptions,
    position: position as Json,
    ...(hidden && { hidden: hidden as Json }),
  }
  const fetched = await loadTableRules(request)
  const table = unwrap(await openNewTable(fetched.game, envOf(createMemoryLogStore()), request))
  const view = createStandaloneTableView({ ...table, ...fetched })
  view.openCurtain()
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  return { view, stored, now: () => view.now.value, at: () => ({ view, now: view.now.value }) }
}

export const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc', AO: 'Pc/Ly', KE: 'Me/Py' }
