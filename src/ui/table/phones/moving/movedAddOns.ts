import type { MovedMark } from '#src/store/movedGame.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import type { AddOns } from '../../gameUi.ts'
import { watchedAddOns } from '../atTable/watchedAddOns.tsx'

/** Additions to the table of a game that was moved to another phone; its page says more, and brings it back. */
export const movedAddOns = ({ isSure }: MovedMark): AddOns => ({
  ...watchedAddOns(() => t(isSure ? 'table.moved' : 'table.movedUnsure')),
  primaryChoice: ({ view, now }) =>
    now.outcome
      ? null
      : { id: 'back', label: t('moved.back'), onPress: () => navigate('move', view.header.id, 'back') },
})
