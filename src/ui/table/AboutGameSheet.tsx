/** Sheet of facts about the game at a table. */
import type { OptionCard } from '../../kernel/gameCard.ts'
import { modeNameById } from '../../text/gameAndModeNames.ts'
import { labelledValue } from '../../text/joinTexts.ts'
import { t } from '../../text/t.ts'
import { canChoose, nameOfOption, nameOfValue } from '../common/names/optionNames.ts'
import { navigateUp } from '../common/route.ts'
import { MenuSheet } from '../parts/MenuSheet.tsx'
import type { TableProps } from './gameUiContract.ts'

/** Options of a game that differ from those of the rulebook, which are the defaults of its mode. */
const unusualOptions = ({ game, header }: TableProps['view']): readonly OptionCard[] =>
  (game.modes.get(header.mode)?.options ?? [])
    .filter(canChoose)
    .filter(({ id, default: usual }) => (header.options[id] ?? usual) !== usual)

/** Facts about this game: mode, what differs from it, and the hash of its state, by which two phones can be compared. */
export const AboutGameSheet = ({ view, now }: TableProps) => {
  const { header } = view
  const options = unusualOptions(view)
  return (
    <MenuSheet title={t('menu.about')} choices={[]} onClose={navigateUp}>
      <p>{modeNameById(header.mode)}</p>
      {header.position !== undefined && <p>{t('about.position')}</p>}
      <p>{t(now.isPending ? 'status.pending' : now.isSaved ? 'about.saved' : 'about.unsaved')}</p>
      <p>{t('about.hash', { hash: view.hash() })}</p>
      <p>{t('about.entries', { count: view.entries().length })}</p>
      {options.length > 0 ? <h3>{t('about.options')}</h3> : <p>{t('about.asUsual')}</p>}
      <ul>
        {options.map(({ id, default: defaultValue }) => (
          <li key={id}>
            {labelledValue(nameOfOption(id), nameOfValue(id, header.options[id] ?? defaultValue, view.names))}
          </li>
        ))}
      </ul>
    </MenuSheet>
  )
}
