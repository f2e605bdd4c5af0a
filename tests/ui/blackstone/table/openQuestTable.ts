/** Opens a table of the Queen's or the Wizard's Quest from a position. */
import { expect } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { parseSpace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { readPosition } from '#src/games/blackstone/position/readPosition.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { questionOf } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { extension as queensQuest } from '#src/ui/blackstone/table/extensions/queens-quest.tsx'
import { extension as wizardsQuest } from '#src/ui/blackstone/table/extensions/wizards-quest.tsx'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { primaryChoice } from '#src/ui/blackstone/table/turn/primaryChoice.ts'
import { promptOf } from '#src/ui/blackstone/table/turn/prompt.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

const EXTENSIONS = { 'queens-quest': queensQuest, 'wizards-quest': wizardsQuest }

export const openQuestTable = async (mode: keyof typeof EXTENSIONS, zones: Partial<PositionDocument>) => {
  const read = unwrap(
    readPosition(game, { format: 'blackstone-position', version: 1, mode, seats: ['Ann', 'Ben'], ...zones }),
  )
  const { table: header, names, hidden } = read
  const request = {
    mode,
    options: header.options,
    names,
    position: header.position ?? {},
    ...(hidden !== undefined && { hidden }),
  }
  const table = unwrap(
    await openNewTable(game, envOf(createMemoryLogStore()), request as Parameters<typeof openNewTable>[2]),
  )
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([EXTENSIONS[mode]]) })
  const at = () => ({ view, now: view.now.value })
  return {
    view,
    at,
    primary: () => primaryChoice(view, view.now.value),
    prompt: () => promptOf(view, view.now.value),
    targets: () => questionOf(view, view.now.value)?.tapTargets?.(at()) ?? new Map(),
    stored: () => expect.poll(() => view.now.value.isPending).toBe(false),
    pickHand: (place = 0) => {
      view.selection.value = { on: 'task', slot: view.now.value.court.hand[place] ?? -1 }
    },
  }
}

export const spaceOf = (text: string): number => parseSpace(text) ?? -1
