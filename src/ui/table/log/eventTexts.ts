/** Events of a table as lines of its log. */
import type { Shape } from '../../../kernel/contract.ts'
import type { LogLine } from '../../parts/viewTypes.ts'
import type { DescribeEvent, Narrator, TableUi } from '../gameUiContract.ts'
import type { GameTable } from '../lifecycle/openTableRegistry.ts'

/** Line of the log before it has its number. */
export type EventText = Omit<LogLine, 'id'>

const describers = new WeakMap<TableUi, DescribeEvent>()

/** Function that describes events of this table, where it was fetched. */
export const loadedDescriberOf = (ui: TableUi): DescribeEvent | null => describers.get(ui) ?? null

/** Fetches that function. Where it fails nothing is described, and the next action tries again. */
export const loadDescriber = async (ui: TableUi): Promise<void> => {
  if (describers.has(ui)) return
  const describe = await ui.loadDescribeEvent().catch(() => null)
  if (describe) describers.set(ui, describe)
}

const eventTextOf = (event: Shape['event'], describe: DescribeEvent, narrator: Narrator): EventText | null => {
  const text = describe(event, narrator)
  const author = 'seat' in event && typeof event.seat === 'number' ? { by: event.seat } : {}
  return text && { kind: event.kind, ...author, ...text }
}

/** Names of those who sat down. */
export const peopleOf = ({ header }: Pick<GameTable, 'header'>): readonly string[] =>
  header.seats.map(({ name }) => name)

/** Lines of these events, in their order; some events need none. */
export const eventTextsOf = (
  events: readonly Shape['event'][],
  describe: DescribeEvent,
  narrator: Narrator,
): readonly EventText[] => events.flatMap((event) => eventTextOf(event, describe, narrator) ?? [])
