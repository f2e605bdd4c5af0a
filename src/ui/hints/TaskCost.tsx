/** What the task that is picked up costs this turn, in its panel. */
import '../style/hints.css'
import '../text/hints.ts'
import { useEffect, useState } from 'preact/hooks'
import { noMore } from '../../games/blackstone/rules/completion.ts'
import type { Slot } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import type { AtTable } from '../blackstone/game/chapter.ts'
import { askCosts } from '../bots/thinker.ts'
import { go } from '../shell/route.ts'
import { costInWords } from './costInWords.ts'
import { viewIn } from './played.ts'

export const TaskCost = ({ sitting, now, slot }: AtTable & { readonly slot: Slot }) => {
  const [says, say] = useState('')
  const [can, be] = useState(false)
  const idle = noMore(now.scene) !== null || now.legal.some((one) => one.kind === 'complete' && one.card === slot)
  useEffect(() => {
    say('')
    be(false)
    if (idle) return
    const stop = new AbortController()
    askCosts({ view: viewIn(now), seat: now.seat, cards: [slot] }, { signal: stop.signal }).then(
      ([cost = null]) => {
        say(costInWords(cost))
        be(!!cost && 'actions' in cost && cost.missing === 0)
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [hashOf(now.state), slot, idle])
  if (!says) return null
  const way = (
    <button type="button" class="btn tap" onClick={() => go(...sitting.path, 'hint', String(slot))}>
      {says}
    </button>
  )
  // Where the tray is low it is left out, as what a task costs in vassals is: the menu has it, too.
  return <p class="up">{can ? way : says}</p>
}
