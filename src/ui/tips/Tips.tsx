/** Tips at a table: one in a turn at most, once for ever, and never while anything is asked, held or open. */
import { useEffect, useState } from 'preact/hooks'
import type { AtTable } from '../blackstone/game/chapter.ts'
import { route } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { areWanted, isSeen, see } from './seen.ts'
import { TipBar } from './TipBar.tsx'
import { TIPS, type TipId } from './tips.ts'

/** Milliseconds without a deed before one is shown. */
const QUIET = 1500

/** Lessons and puzzles have their own words, and what was laid on the board from a position is no beginner's game. */
const isPlay = ({ sitting: { path, header } }: AtTable): boolean => path[0] === 'play' && header.position === undefined

/** Nothing is asked, held or open. */
const isQuiet = ({ sitting, now }: AtTable): boolean =>
  (now.todo === 'work' || now.todo === 'act') &&
  !now.pending &&
  sitting.pick.value.on === 'nothing' &&
  route.value.length === sitting.path.length

interface Shown {
  readonly id: TipId
  readonly turn: string
}

/** The tip that is shown now, and a way to put it away. */
const useTip = (at: AtTable): readonly [TipId | null, () => void] => {
  const { now } = at
  const turn = `${now.state.round} ${now.seat}`
  const [shown, show] = useState<Shown | null>(null)
  const [closed, close] = useState(false)
  const quiet = isQuiet(at)
  const may = quiet && isPlay(at) && areWanted() && shown?.turn !== turn
  const next = may ? TIPS.find(({ id, when }) => !isSeen(id) && when(at)) : undefined
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => {
      see(next.id)
      close(false)
      show({ id: next.id, turn })
    }, QUIET)
    return () => clearTimeout(timer)
  }, [next, now.state])
  const mattersStill = shown?.turn === turn && TIPS.some(({ id, when }) => id === shown.id && when(at))
  return [quiet && !closed && mattersStill ? shown.id : null, () => close(true)]
}

export const Tips = (at: AtTable) => {
  const [tip, close] = useTip(at)
  return <TipBar says={tip ? t(`tip.${tip}`) : ''} onClose={close} />
}
