/** Opens a table of two players with the modules of some options. */
import { expect } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { extension as families } from '#src/ui/blackstone/table/extensions/families.tsx'
import { extension as knightWizard } from '#src/ui/blackstone/table/extensions/knight-wizard.tsx'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

interface TableRequest {
  readonly mode?: string
  readonly options?: Readonly<Record<string, string | number>>
  readonly position?: object
}

/** Opens a table with the modules of these options; from a position, Ann is to work. */
export const openTableWithModules = async ({ mode = 'kings-quest', options = {}, position }: TableRequest) => {
  const names = ['Ann', 'Ben']
  const off = { intrigue: 'off', families: 'off' }
  const request = { mode, names, options: { ...off, ...options }, ...(position && { position: position as never }) }
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), request))
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([families, knightWizard]) })
  view.openCurtain()
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  return { view, stored, now: () => view.now.value }
}
