/**
 * The tip that a table shows: at most one per turn, in a coached first turn one after the other, each only once, and
 * never while a question, a selection or a sheet is open.
 */
import { useEffect, useState } from 'preact/hooks'
import { areTipsWanted, isTipSeen, markTipSeen, markTipShown, storeShownTips } from './seenTips.ts'

/** Milliseconds without an action before a tip is shown. */
const IDLE_DELAY = 1500
/** The same in a coached first turn, in which one tip follows the other. */
const STEP_DELAY = 500

export interface TableTip {
  /** Word under which it is remembered as seen. */
  readonly word: string
  text(): string
  /** True while it matters to the player whose turn it is. */
  matters(): boolean
}

export interface TipSituation {
  /** Tips of a coached first turn, and all others, each the most urgent first. */
  readonly steps: readonly TableTip[]
  readonly tips: readonly TableTip[]
  readonly turnKey: string
  /** Changes with everything that is done. */
  readonly state: object
  /** True if no question, selection or sheet is open. */
  readonly isIdle: boolean
  /** False where no tips are given at all. */
  readonly hasTips: boolean
}

interface DisplayedTip {
  readonly word: string
  readonly text: string
  readonly turn: string
  /** It belongs to the coached first turn. */
  readonly isStep: boolean
}

/** The next tip of the coached first turn, null for none. While `openWord` stands it is one that is more urgent. */
const nextStep = ({ steps, turnKey }: TipSituation, openWord?: string): DisplayedTip | null => {
  const step = steps.find(({ word, matters }) => word === openWord || (!isTipSeen(word) && matters()))
  if (!step || step.word === openWord) return null
  return { word: step.word, text: step.text(), turn: turnKey, isStep: true }
}

const nextOrdinaryTip = ({ tips, turnKey }: TipSituation): DisplayedTip | null => {
  const tip = tips.find(({ word, matters }) => !isTipSeen(word) && matters())
  return tip ? { word: tip.word, text: tip.text(), turn: turnKey, isStep: false } : null
}

/** The tip to show next, null for none. An open one of the first turn gives way to a more urgent one, others stay. */
const nextTipAfter = (
  situation: TipSituation,
  open: DisplayedTip | null,
  isFirstOfTurn: boolean,
): DisplayedTip | null => {
  if (open) return open.isStep ? nextStep(situation, open.word) : null
  return nextStep(situation) ?? (isFirstOfTurn ? nextOrdinaryTip(situation) : null)
}

/** Does a displayed tip still matter? */
const isRelevant = ({ steps, tips, turnKey }: TipSituation, { word, turn, isStep }: DisplayedTip): boolean =>
  turn === turnKey && (isStep ? steps : tips).some((tip) => tip.word === word && tip.matters())

interface CurrentTip {
  /** Text of the tip shown now; empty for none. */
  readonly text: string
  /** Text of the tip that comes as soon as nothing is done, else of the one that stands: it needs its room already. */
  readonly comingText: string
  readonly waveAway: () => void
}

export const useCurrentTip = (situation: TipSituation): CurrentTip => {
  const [displayed, setDisplayed] = useState<DisplayedTip | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const { isIdle, hasTips, steps, state, turnKey } = situation
  const isOpen = displayed !== null && !isClosed && isRelevant(situation, displayed)
  const open = isOpen ? displayed : null
  const comingTip = hasTips && areTipsWanted() ? nextTipAfter(situation, open, displayed?.turn !== turnKey) : null
  const nextTip = isIdle ? comingTip : null
  useEffect(() => {
    if (!nextTip) return
    const timer = setTimeout(
      () => {
        storeShownTips()
        markTipShown(nextTip.word)
        setIsClosed(false)
        setDisplayed(nextTip)
      },
      nextTip.isStep ? STEP_DELAY : IDLE_DELAY,
    )
    return () => clearTimeout(timer)
  }, [nextTip?.word, state])
  useEffect(() => {
    if (displayed && !isOpen) storeShownTips()
  }, [displayed, isOpen])
  useEffect(() => storeShownTips, [])
  const waveAway = (): void => {
    // With one of a coached first turn all that would follow is waved away.
    if (displayed?.isStep) for (const { word } of steps) markTipSeen(word)
    setIsClosed(true)
  }
  return { text: isIdle && open ? open.text : '', comingText: (comingTip ?? open)?.text ?? '', waveAway }
}
