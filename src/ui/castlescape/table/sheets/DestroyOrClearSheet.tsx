/** Cards of one's own to choose from: to destroy one, or to clear one out of the Back Alley. */
import '#src/text/castlescape/bundles/sheets.ts'
import type { Action } from '#src/games/castlescape/actions.ts'
import type { Face } from '#src/games/castlescape/cards.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import * as section from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'
import { MarketCard } from '../../views/MarketCard.tsx'
import { type CastleProps, faceOf } from '../castleTableView.ts'
import * as styles from './MarketSheet.module.css'

interface Pick {
  readonly face: Face
  readonly action: Action
}

const Group = ({
  title,
  picks,
  onPick,
}: {
  readonly title: string
  readonly picks: readonly Pick[]
  readonly onPick: (action: Action) => void
}) =>
  picks.length > 0 ? (
    <section class={section.section}>
      <h3>{title}</h3>
      <div class={styles.cards}>
        {picks.map(({ face, action }, at) => (
          <MarketCard key={at} face={face} isChosen={false} isAffordable onPress={() => onPick(action)} />
        ))}
      </div>
    </section>
  ) : null

export const DestroyOrClearSheet = ({ view, now, what }: CastleProps & { readonly what: 'destroy' | 'clear' }) => {
  const picks = now.legalActions.flatMap((action): readonly (Pick & { readonly zone: string })[] => {
    if (action.kind !== what) return []
    if (action.kind === 'clear') return [{ face: action.face, action, zone: 'alley' }]
    return [{ face: action.zone === 'hand' ? faceOf(now, action.card) : action.face, action, zone: action.zone }]
  })
  const pick = (action: Action): void => {
    navigateUp()
    view.confirmAndPropose(action)
  }
  const zones = ['hand', 'discard', 'alley'] as const
  return (
    <Sheet title={t(what === 'clear' ? 'castlescape.clearCard' : 'castlescape.destroyCard')} onClose={navigateUp}>
      <p class="muted">{t(what === 'clear' ? 'castlescape.clearHint' : 'castlescape.outOfGame')}</p>
      {picks.length === 0 && <p>{t('castlescape.noCards')}</p>}
      {zones.map((zone) => (
        <Group
          key={zone}
          title={t(`castlescape.zone.${zone}`)}
          picks={picks.filter((one) => one.zone === zone)}
          onPick={pick}
        />
      ))}
    </Sheet>
  )
}
