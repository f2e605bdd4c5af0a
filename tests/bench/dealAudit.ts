/**
 * Audits of a deal, measured beside replaying the same log. The longest step of an audit counts too, because the phone
 * answers nothing during it.
 */
import { game } from '../../src/games/blackstone/game.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { audit, auditStepwise } from '../../src/table/fairDeal/dealAudit.ts'
import { type FairGame, playFairGame } from '../table/fairDeal/fairGames.ts'
import { type Measured, measure, type Subject, spreadOf } from './measure.ts'

const ENTRIES = 500
/** 500 entries of a King's Quest of four. */
const played = (): FairGame => {
  const long = playFairGame(game.modes.get('kings-quest') as ModeCard, 4, 2, ENTRIES)
  return { ...long, save: { ...long.save, entries: long.save.entries.slice(0, ENTRIES) } }
}

const subjects = ({ save, secret }: FairGame): readonly Subject[] => {
  const replay = `${ENTRIES} entries replayed`
  return [
    { name: replay, unit: 'log', count: 1, run: () => replayLog(game, save.header, save.entries) },
    { name: `${ENTRIES} entries audited`, unit: 'log', count: 1, run: () => audit(game, save, secret), floor: replay },
  ]
}

/** Milliseconds of the longest step of one audit. */
const longestStep = ({ save, secret }: FairGame): number => {
  const steps = auditStepwise(game, save, secret)
  const times: number[] = []
  for (let isDone = false; !isDone; ) {
    const begun = performance.now()
    isDone = steps.next().done === true
    times.push(performance.now() - begun)
  }
  return Math.max(...times)
}

/** The first audit of a process apart: nothing of it is compiled yet, as on a phone that has never dealt. */
export const audits = (rounds: number, slice: number): readonly Measured[] => {
  const one = played()
  const first = longestStep(one)
  const later = Array.from({ length: rounds }, () => longestStep(one))
  return [
    ...measure(subjects(one), rounds, slice),
    { name: 'longest step of the first audit', unit: 'ms', ...spreadOf([first]) },
    { name: 'longest step of a later one', unit: 'ms', ...spreadOf(later) },
  ]
}
