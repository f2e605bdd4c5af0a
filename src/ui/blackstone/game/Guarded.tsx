/** The game where it is asked once more before a deed: before those that cannot be taken back, or before all. */
import '../../text/confirm.ts'
import { useMemo, useState } from 'preact/hooks'
import type { Action } from '../../../games/blackstone/actions.ts'
import { adviceOf } from '../../hints/sentences.ts'
import { useHouse } from '../../shell/house.ts'
import { Sheet } from '../../shell/Sheet.tsx'
import '../../text/hints.ts'
import { t } from '../../text/t.ts'
import { Game, type GameProps } from './Game.tsx'
import { isFinal } from './isFinal.ts'
import type { Sitting } from './sitting.ts'

interface Asked {
  readonly action: Action
  readonly final: boolean
  readonly go: () => void
}

/** The sitting whose deeds are asked about first. */
const guarded = (sitting: Sitting, all: boolean, ask: (asked: Asked) => void): Sitting => {
  const guard = (action: Action, go: () => void): void => {
    const final = isFinal(sitting, sitting.now.peek(), action)
    if (final || all) ask({ action, final, go })
    else go()
  }
  return {
    ...sitting,
    act: (action) => guard(action, () => sitting.act(action)),
    endTurn: (drops) => guard({ kind: 'endWork' }, () => sitting.endTurn(drops)),
  }
}

interface AskProps extends Asked {
  readonly sitting: Sitting
  readonly onClose: () => void
}

const Ask = ({ sitting, action, final, go, onClose }: AskProps) => (
  <Sheet
    title={adviceOf(sitting.now.value, action)}
    onClose={onClose}
    footer={
      <>
        <button type="button" class="btn" onClick={onClose}>
          {t('confirm.no')}
        </button>
        <button
          type="button"
          class="btn go"
          onClick={() => {
            onClose()
            go()
          }}
        >
          {t('confirm.yes')}
        </button>
      </>
    }
  >
    <p>{t(final ? 'confirm.final' : 'confirm.any')}</p>
  </Sheet>
)

export const Guarded = ({ sitting, ...props }: GameProps) => {
  const { confirm } = useHouse().settings.value
  const [asked, ask] = useState<Asked | null>(null)
  const guard = useMemo(() => guarded(sitting, confirm === 'all', ask), [sitting, confirm])
  return (
    <>
      <Game sitting={guard} {...props} />
      {asked && <Ask {...asked} sitting={sitting} onClose={() => ask(null)} />}
    </>
  )
}
