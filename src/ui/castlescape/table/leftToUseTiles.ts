/** Tiles of the ledge: what waits, in the order of the rules. */
import { leftToUseIn, type UsableKind } from '../../../games/castlescape/insight/leftToUse.ts'
import { groupKinds } from '../../../games/castlescape/rules/wallGroups.ts'
import type { TurnState } from '../../../games/castlescape/state.ts'
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import type { IconName } from '../../parts/Icon.tsx'
import type { TileView } from '../views/LeftToUse.tsx'
import type { CastleSnapshot, CastleTableView } from './castleTableView.ts'
import { placingKinds, placingNow } from './placing.ts'
import { PLACING_KINDS_OF, type PlacingKind } from './placingKind.ts'

/** Sheets in which the others are used. */
const SHEETS: { readonly [W in UsableKind]?: string } = {
  clearings: 'clear',
  destroyings: 'destroy',
  acquirings: 'market',
  gold: 'market',
}

const ICONS: { readonly [W in UsableKind]: IconName } = {
  walls: 'wall',
  recruits: 'recruit',
  moves: 'next',
  removals: 'cross',
  clearings: 'tick',
  destroyings: 'minus',
  acquirings: 'stall',
  gold: 'coin',
}

/** These always have a place. */
const ALWAYS: readonly UsableKind[] = ['walls', 'recruits', 'gold']

/** Walls left by group: `1 + 2`. */
const wallCounts = ({ groups }: TurnState): string => groups.map(({ left }) => left).join(' + ') || '0'

const wish = (view: CastleTableView, now: CastleSnapshot, kinds: readonly PlacingKind[]): void => {
  const { choices } = view
  const kind = kinds.find((one) => placingKinds(now).includes(one))
  if (!kind) return
  // A tap on Walls that are being built chooses the next kind of them.
  const isAtHand = choices.card.value === null && placingNow(view, now)?.kind === kind
  if (isAtHand && kind === 'build') choices.group.value += 1
  choices.wish.value = kind
  choices.moveFrom.value = null
  choices.card.value = null
  choices.viewedSquare.value = null
}

export const leftToUseTiles = (view: CastleTableView, now: CastleSnapshot): readonly TileView[] => {
  const { turn } = now.state
  const isOwnTurn = now.seat === now.state.seat
  const active = placingNow(view, now)?.kind
  return (Object.entries(leftToUseIn(turn)) as [UsableKind, number][])
    .filter(([what, n]) => n > 0 || ALWAYS.includes(what))
    .map(([what, n]) => ({
      id: what,
      icon: ICONS[what],
      count: what === 'walls' && isOwnTurn && groupKinds(turn).length > 0 ? wallCounts(turn) : String(n),
      label: t(`castlescape.waiting.${what}`),
      isActive: active !== undefined && (PLACING_KINDS_OF[what]?.includes(active) ?? false),
      isEmpty: n === 0,
      onPress: () => {
        const sheet = SHEETS[what]
        if (sheet) navigate(...view.path, sheet)
        else if (n === 0 && isOwnTurn && (what === 'walls' || what === 'recruits'))
          view.sayRefusal(t(`castlescape.say.no.${what}`))
        else wish(view, now, PLACING_KINDS_OF[what] ?? [])
      },
    }))
}
