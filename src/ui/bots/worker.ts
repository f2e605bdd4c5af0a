/** The thread in which bots think: every mode's rules without their screens, and the line to the page. */
import { type Asked, answering } from '../../bots/worker.ts'
import { FAMILIES } from '../../games/blackstone/everyFamily.ts'
import { type Blackstone, makeGame } from '../../games/blackstone/game.ts'
import { guideTo } from '../../games/blackstone/insight/worth/guide.ts'
import type { Mode } from '../../games/blackstone/rules/mode.ts'
import type { Module } from '../../games/blackstone/rules/module.ts'
import { chanceOf } from '../../table/chance.ts'
import { type AskedCosts, costsFor } from './costs.ts'

const modes = import.meta.glob<Mode>('../../games/blackstone/modes/*.ts', { eager: true, import: 'mode' })
const modules = import.meta.glob<Module>('../../games/blackstone/modules/*.ts', { eager: true, import: 'module' })

const game = makeGame({ modes: Object.values(modes), modules: Object.values(modules), families: FAMILIES })

/** What comes after messages that wait. A timer would wait four milliseconds each time. */
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

const hear = answering<Blackstone>({
  game,
  guide: guideTo(game),
  say: (said) => postMessage(said),
  later: (run) => {
    waiting.push(run)
    port2.postMessage(null)
  },
  numbersFrom: (seed) => chanceOf(String(seed), 'thought', 0).below,
})

addEventListener('message', ({ data }: MessageEvent<Asked<Blackstone> | AskedCosts>) => {
  if (data.kind === 'costs') postMessage(costsFor(game, data))
  else hear(data)
})
