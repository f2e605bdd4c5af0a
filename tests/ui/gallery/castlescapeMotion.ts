/** Plays events of CastleScape on the scene that is shown, one kind at a time, and tells what moved and what was heard. */
import type { GameEvent } from '../../../src/games/castlescape/events.ts'
import type { Site } from '../../../src/games/castlescape/site/site.ts'
import { readSquare, type Square } from '../../../src/games/castlescape/site/square.ts'
import { playMotion } from '../../../src/ui/castlescape/motion/playMotion.tsx'
import { finishMovements } from '../../../src/ui/table/motion/runningMotion.ts'
import { type Cue, setCueListener } from '../../../src/ui/table/sound/cue.ts'

type Kind = GameEvent['kind']

interface Played {
  /** What changes on the way, by the names of style sheets' properties. */
  readonly moves: readonly string[]
  readonly cues: readonly Cue[]
}

declare global {
  var castleMotion: { readonly kinds: readonly string[]; play(kind: string): Promise<Played> }
}

/** One event of each kind, at squares of the sample on which there is what it is about. */
const eventsOn = ({ size }: Site): { readonly [K in Kind]: GameEvent & { readonly kind: K } } => {
  const at = (name: string): Square => readSquare(name, size) ?? 0
  const [seat, face, faces] = [0, 0, [0, 1]]
  return {
    first: { kind: 'first', seat },
    kept: { kind: 'kept', seat, count: 2 },
    turn: { kind: 'turn', seat, turn: 2 },
    played: { kind: 'played', seat, face },
    built: { kind: 'built', seat, square: at('i9') },
    lapsed: { kind: 'lapsed', seat, walls: 1 },
    claimedBailey: { kind: 'claimedBailey', bailey: 0, seats: [1], size: 1, renown: 1 },
    posted: { kind: 'posted', seat, square: at('f6') },
    moved: { kind: 'moved', seat, from: at('f5'), to: at('f6') },
    recalled: { kind: 'recalled', seat, square: at('f5') },
    lost: { kind: 'lost', seat, square: at('f5') },
    ousted: { kind: 'ousted', seat, rival: 1, square: at('f5') },
    bought: { kind: 'bought', seat, face },
    acquired: { kind: 'acquired', seat, face },
    destroyed: { kind: 'destroyed', seat, face },
    cleared: { kind: 'cleared', seat, face },
    dropped: { kind: 'dropped', seat, faces },
    cleanedUp: { kind: 'cleanedUp', seat, faces },
    drew: { kind: 'drew', seat, slots: [1] },
    shuffled: { kind: 'shuffled', seat, count: 5 },
    penalties: { kind: 'penalties', seat, infamy: 1, corruption: 0 },
    level: { kind: 'level', seat, level: 'infamy', from: 1, to: 2 },
    fined: { kind: 'fined', seat, renown: 1 },
    claimedGoal: { kind: 'claimedGoal', seat, goal: face },
    occupied: { kind: 'occupied', seat, bailey: 0 },
    contracts: { kind: 'contracts', seat, faces },
    conceded: { kind: 'conceded', seat },
    swept: { kind: 'swept', faces },
    offered: { kind: 'offered', faces },
    goals: { kind: 'goals', faces },
    inspection: { kind: 'inspection', final: false },
    triggered: { kind: 'triggered', by: 'quarry' },
    over: { kind: 'over' },
  }
}

/** What is on its way now. */
const moving = (): readonly string[] =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame))
    .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))

export const exposeCastleMotion = (site: Site): void => {
  const events = eventsOn(site)
  globalThis.castleMotion = {
    kinds: Object.keys(events),
    play: async (kind) => {
      const cues: Cue[] = []
      setCueListener((cue) => cues.push(cue))
      const shown = { frame: { current: document.querySelector('[data-part="site"]') }, site }
      playMotion([events[kind as Kind]], shown, shown)
      const moves = [...new Set(moving())].sort()
      // Its cue is due at once; timers fire in the order in which they are due.
      await new Promise((due) => setTimeout(due))
      finishMovements()
      return { moves, cues }
    },
  }
}
