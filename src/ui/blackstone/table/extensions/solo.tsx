/** The table of the Solo game: as of any game for points and against rats, and a tower that refreshes the board. */
import '../../../text/pieces.ts'
import { refreshPileOf, spacesNamed } from '../../../../games/blackstone/insight/refresh.ts'
import { Icon } from '../../../shell/Icon.tsx'
import { t } from '../../../text/t.ts'
import { nameOfSpace } from '../../names.ts'
import { AskPanel } from '../../Panels.tsx'
import type { Asking, AtTable, TableChapter, Tell } from '../chapter.ts'
import { nameIn, vassalNamed } from '../teller.ts'
import { together } from '../together.tsx'

const Towers = (_: AtTable) => <AskPanel title={t('refresh.ask')} note={t('refresh.why')} choices={[]} />

const Renewal = () => (
  <span class="renews">
    <Icon name="flip" />
  </span>
)

const choosing: Asking = {
  prompt: () => ({ text: t('prompt.pileTap') }),
  Panel: Towers,
  towers: ({ now }) =>
    new Map(now.legal.flatMap((action) => (action.kind === 'refreshPile' ? [[action.pile, action] as const] : []))),
}

const tell: Tell = {
  ...together.tell,
  piled: ({ seat, pile }, teller) => ({
    icon: 'castle',
    text:
      refreshPileOf(teller.state) === pile
        ? t('told.refreshPile', { tower: t(`tower.${pile}`) })
        : t('told.piled', { name: nameIn(teller, seat), tower: t(`tower.${pile}`) }),
  }),
  turnedOver: ({ slot }, { state }) => {
    const [left, right] = spacesNamed(state, slot).map(nameOfSpace)
    return { icon: 'ploy', text: t('told.turnedOver', { left: left ?? '', right: right ?? '' }) }
  },
  refreshed: ({ slot, space }, { state }) => ({
    icon: 'flip',
    text: t('told.refreshed', { vassal: vassalNamed(state, slot), space: nameOfSpace(space) }),
  }),
}

export const chapter: TableChapter = {
  ...together,
  asking: { refreshPile: choosing },
  tell,
  steps: (event) => (event.kind === 'refreshed' ? [{ kind: 'leave', space: event.space }] : []),
  towerSign: ({ state }, corner) =>
    refreshPileOf(state) === corner ? { drawn: <Renewal />, words: t('tower.refreshes') } : null,
}
