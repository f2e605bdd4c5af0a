/** What each task of the hand costs this turn; how far the formation is, where that is the goal. */
import '../style/hints.css'
import '../text/hints.ts'
import '../text/questions.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Cheapest } from '../../games/blackstone/insight/cheapest/cheapest.ts'
import { taskSeen } from '../../games/blackstone/insight/sight.ts'
import { toFormation } from '../../games/blackstone/insight/toFormation.ts'
import type { Slot } from '../../kernel/contract.ts'
import type { AtTable } from '../blackstone/game/chapter.ts'
import { nameOfPlace, nameOfSpace, nameOfWanted, rightPlace } from '../blackstone/names.ts'
import type { Choice } from '../blackstone/props.ts'
import { MenuSheet } from '../blackstone/Sheets.tsx'
import { askCosts } from '../bots/thinker.ts'
import { replace, up } from '../shell/route.ts'
import { rowOf, saidOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { costInWords, whyNoTask } from './costInWords.ts'
import { viewIn } from './played.ts'

type Costs = readonly (Cheapest | null)[] | 'thinks' | 'failed'

const useCosts = ({ now }: AtTable): Costs => {
  const [costs, set] = useState<Costs>('thinks')
  const { hand } = now.court
  useEffect(() => {
    const stop = new AbortController()
    set('thinks')
    askCosts({ view: viewIn(now), seat: now.seat, cards: hand }, { signal: stop.signal }).then(
      set,
      (error: unknown) => {
        if (stop.signal.aborted) return
        console.warn(error)
        set('failed')
      },
    )
    return () => stop.abort()
  }, [now.state])
  return costs
}

const whyNone = ({ now }: AtTable, costs: Costs): string | null => {
  const why = whyNoTask(now)
  if (why) return why
  if (costs === 'thinks') return t('costs.thinks')
  return costs === 'failed' ? t('hint.failed') : null
}

const choiceFor = (at: AtTable, costs: Costs, slot: Slot, nth: number): readonly Choice[] => {
  const { sitting, now } = at
  const task = taskSeen(now.scene, slot)
  if (!task) return []
  const why = whyNone(at, costs)
  const cost = typeof costs === 'string' ? null : (costs[nth] ?? null)
  const can = !why && !!cost && 'actions' in cost && cost.missing === 0 && now.legal.length > 0
  const says = why ?? costInWords(cost)
  const halves = [
    `${nameOfSpace(task.left.space)} ${nameOfWanted(task.left)}`,
    `${nameOfPlace(rightPlace(task))} ${nameOfWanted(task.right)}`,
  ]
  return [
    {
      id: String(slot),
      label: saidOf(t(`type.${task.type}`), rowOf(halves)),
      ...(can ? { hint: says } : { reason: says }),
      onPress: () => can && replace(...sitting.path, 'hint', String(slot)),
    },
  ]
}

const Formation = ({ now }: AtTable) => {
  const { tokens: count, absent, surplus } = toFormation(now.scene)
  return (
    <p>
      {t('costs.formation', { tokens: count })} {absent.length > 0 && t('costs.absent', { count: absent.length })}{' '}
      {surplus > 0 && t('costs.surplus', { count: surplus })}
    </p>
  )
}

export const CostsSheet = (at: AtTable) => {
  const costs = useCosts(at)
  const { hand } = at.now.court
  return (
    <MenuSheet
      title={t('costs.title')}
      choices={hand.flatMap((slot, nth) => choiceFor(at, costs, slot, nth))}
      onClose={up}
    >
      {at.now.scene.mode.formation && <Formation {...at} />}
      <p class="muted">{t(hand.length > 0 ? 'costs.sure' : 'costs.none')}</p>
    </MenuSheet>
  )
}
