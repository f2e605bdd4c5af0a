/** Choices of a sheet that asks for a seat first: one for each, which opens the sheet at that seat. */
import type { Seat } from '../../kernel/contract.ts'
import { replaceRoute } from '../common/route.ts'
import type { ChoiceView } from '../parts/viewTypes.ts'
import type { TableView } from './gameUiContract.ts'

export const seatChoices = (
  { names, path }: Pick<TableView, 'names' | 'path'>,
  sheet: string,
  seats: readonly Seat[],
  more: (seat: Seat) => Pick<ChoiceView, 'hint' | 'icon'> = () => ({}),
): readonly ChoiceView[] =>
  seats.map((seat) => ({
    id: String(seat),
    label: names[seat] ?? '',
    ...more(seat),
    onPress: () => replaceRoute(...path, sheet, String(seat)),
  }))
