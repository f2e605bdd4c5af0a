/**
 * Reasons for a vassal that a hint retains: it pays for a task. They are compared with a second method, which plays the
 * plan and counts by trial what the retained vassals pay, before the vassal was retained and after.
 */

import { describe, expect, test, vi } from 'vitest'
import { SEARCH_BUDGETS } from '#src/bots/levels.ts'
import type { Action } from '#src/games/blackstone/actions.ts'
import { cardOf, type Stack, type Task } from '#src/games/blackstone/cards.ts'
import type { Face } from '#src/games/blackstone/faces.ts'
import { game } from '#src/games/blackstone/game.ts'
import { faceAt, faceInSlot } from '#src/games/blackstone/rules/engine/slots.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { taskOf } from '#src/games/blackstone/taskCatalogue.ts'
import type { Seat } from '#src/kernel/contract.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import type { RandomSource } from '#src/kernel/randomSource.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { planActions } from '../../../bots/playouts.ts'
import { mixed, type Player } from '../../../games/blackstone/players.ts'
import { playFullGame } from '../../../games/blackstone/playFullGame.ts'
import { Situation, seeded } from '../../../games/blackstone/testTable.ts'
import { ofMany } from '../../../nightly.ts'

// Modules of the screens read the address of the page when they are imported; costs of tasks are another reason.
vi.mock('#src/ui/blackstone/hints/askBotWorker.ts', () => ({ askCosts: () => Promise.resolve([]) }))
const { findReasons } = await import('#src/ui/blackstone/hints/findReasons.ts')
await import('#src/text/blackstone/bundles/leisure.ts')
await import('#src/text/blackstone/bundles/board.ts')

const GAMES: readonly (readonly [mode: string, seats: number, options: Options])[] = [
  ['kings-quest', 2, { families: 'random', familyPool: 'all' }],
  ['kings-quest', 2, { families: 'off', wildVassals: 'on', knightWizard: 'on' }],
  ['coop', 2, { wildVassals: 'on' }],
  ['solo', 1, {}],
  ['first-edition', 2, {}],
]

const FACTIONS = ['Lion', 'Dragon', 'Maple', 'Phoenix']
const ROLES = ['Scout', 'Emissary', 'Spy', 'Captain']
const TYPES: Readonly<Record<Task['type'], string>> = {
  knight: 'Knight',
  wizard: 'Wizard',
  king: 'King',
  ploy: 'Ploy',
  knightWizard: 'Knight-Wizard',
}

const faceName = (face: Face): string => {
  if (face < 16) return `${FACTIONS[face >> 2]} ${ROLES[face % 4]}`
  return `wild ${face < 20 ? FACTIONS[face - 16] : ROLES[face - 20]}`
}

/** Ruling 131: a wild vassal pays for every face of its faction or of its role. */
const pays = (vassal: Face, due: Face): boolean =>
  vassal === due || (vassal >= 16 && vassal < 20 && vassal - 16 === due >> 2) || vassal - 20 === due % 4

/** The most of the due faces that these vassals pay for, by trying all ways. */
const mostPaid = (vassals: readonly Face[], [due, ...others]: readonly Face[]): number =>
  due === undefined
    ? 0
    : Math.max(
        mostPaid(vassals, others),
        ...vassals.flatMap((vassal, index) =>
          pays(vassal, due) ? [1 + mostPaid(vassals.toSpliced(index, 1), others)] : [],
        ),
      )

const taskIn = (s: Situation, slot: number): Task => {
  const code = s.state.cards[slot] ?? -1
  return taskOf(s.state.setting, code >= 0 ? cardOf(code) : (s.vault.get(slot)?.value.face ?? -1))
}

const stacksOf = ({ type }: Task): readonly Stack[] => (type === 'knightWizard' ? ['knight', 'wizard'] : [type])

const retainedFaces = (s: Situation, seat: Seat): readonly Face[] =>
  s.court(seat).retained.map((slot) => faceInSlot(s.state, slot))

/** Sentences of which one is right after this retain; none if it pays for nothing. */
const rightSentences = (before: Situation, after: Situation, seat: Seat, face: Face): ReadonlySet<string> =>
  new Set(
    after.court(seat).hand.flatMap((slot) => {
      const task = taskIn(after, slot)
      const isNearer = stacksOf(task).some((stack) => {
        const due = after.court(seat).stacks[stack].map((card) => taskIn(after, card).cost)
        return mostPaid(retainedFaces(after, seat), due) > mostPaid(retainedFaces(before, seat), due)
      })
      return isNearer ? [`${faceName(face)} → ${TYPES[task.type]}`] : []
    }),
  )

/** For each retain of the plan the sentences of which one is right; null if it comes after a card that was unknown. */
const rightReasons = (s: Situation, plan: readonly Action[]): readonly ReadonlySet<string>[] | null => {
  const { seat } = s
  const sentences: ReadonlySet<string>[] = []
  let before = s
  for (const [index, action] of plan.entries()) {
    const after = before.fork()
    after.do(action)
    if (after.outcome || (after.draws.length > 0 && index < plan.length - 1)) return null
    if (action.kind === 'retain')
      sentences.push(rightSentences(before, after, seat, faceAt(before.state, action.space)))
    before = after
  }
  return sentences
}

const snapshotOf = (s: Situation) =>
  ({
    state: s.state,
    scene: s.scene,
    seat: s.seat,
    court: s.court(s.seat),
    todo: null,
  }) as unknown as BlackstoneTableSnapshot

/** What a hint says of the vassals that the plan retains. */
const saidReasons = async (now: BlackstoneTableSnapshot, plan: readonly Action[]): Promise<readonly string[]> => {
  const view = { game } as BlackstoneTableView
  const reasons = await findReasons(view, now, plan, new AbortController().signal)
  return reasons.flatMap((reason) => {
    const [, vassal, type] = /^An? (.+) pays for your next (.+)\.$/.exec(reason) ?? []
    return vassal ? [`${vassal} → ${type}`] : []
  })
}

interface Case {
  readonly now: BlackstoneTableSnapshot
  readonly plan: readonly Action[]
  readonly right: readonly ReadonlySet<string>[]
}

/** Says that exactly those retains have a reason that pay for something, and each a right one. */
const expectRight = async ({ now, plan, right }: Case): Promise<void> => {
  const said = await saidReasons(now, plan)
  const due = right.filter((sentences) => sentences.size > 0)
  const isRight = said.length === due.length && said.every((sentence, index) => due[index]?.has(sentence))
  expect(isRight ? said : { plan, said, right: due.map((sentences) => [...sentences]) }).toEqual(said)
}

/** The same position with tokens for a longer plan. */
const withTokens = (s: Situation): Situation => {
  const courts = s.state.courts.map((court) => ({ ...court, knights: 3, wizards: 3 }))
  const rich = new Situation({ ...s.state, courts } as State, seeded(1))
  rich.vault = s.vault
  return rich
}

const MOVES: readonly Action['kind'][] = ['slide', 'swap', 'flip', 'complete']
const spacesOf = (action: Action): readonly number[] =>
  ['from', 'to', 'a', 'b', 'space'].flatMap((key) =>
    (action as never)[key] === undefined ? [] : [(action as never)[key]],
  )

/** Plan of up to two moves and a retain, often of a vassal that was moved or flipped before. */
const randomPlan = (s: Situation, chance: RandomSource): readonly Action[] => {
  const plan: Action[] = []
  const played = s.fork()
  const pick = (actions: readonly Action[]): void => {
    const action = actions[chance.below(Math.max(1, actions.length))]
    if (!action) return
    plan.push(action)
    played.do(action)
  }
  for (let left = chance.below(3); left > 0; left--) {
    const kind = MOVES[chance.below(MOVES.length)]
    pick(played.legal.filter((action) => action.kind === kind))
  }
  const touched = plan.flatMap(spacesOf)
  const retains = played.legalOf('retain')
  const again = retains.filter(({ space }) => touched.includes(space))
  pick(again.length > 0 && chance.below(4) > 0 ? again : retains)
  return plan
}

type PlanOf = (s: Situation, chance: RandomSource) => readonly Action[]

/** Plans with a retain, one at every so many decisions of a game's turns. */
const casesOf = (
  [mode, seats, options]: (typeof GAMES)[number],
  { seed, every, planOf }: { readonly seed: number; readonly every: number; readonly planOf: PlanOf },
): readonly Case[] => {
  const cases: Case[] = []
  let decisions = 0
  const recording: Player = (played, chance) => {
    if (played.legalOf('endWork').length > 0 && decisions++ % every === 0) {
      const s = withTokens(played)
      const plan = planOf(s, chance)
      const right = plan.some(({ kind }) => kind === 'retain') ? rightReasons(s, plan) : null
      if (right) cases.push({ now: snapshotOf(s), plan, right })
    }
    return mixed(played, chance)
  }
  playFullGame({ mode, seats, options, player: recording, seed, maxMoves: 260 })
  return cases
}

const hasReason = ({ right }: Case): boolean => right.some((sentences) => sentences.size > 0)

describe('what a hint says of a vassal that is retained is right on the board as it lies then', () => {
  test.each(GAMES)('plans at random: %s for %i, %o', async (...table) => {
    const cases = ofMany([3, 8], [3, 8, 21]).flatMap((seed) => casesOf(table, { seed, every: 1, planOf: randomPlan }))
    expect(cases.filter(({ plan }) => plan.length > 1).filter(hasReason).length).toBeGreaterThan(ofMany(2, 3))
    expect(cases.filter((one) => !hasReason(one)).length).toBeGreaterThan(3)
    for (const one of cases) await expectRight(one)
  })

  test.each(GAMES)('plans of a bot: %s for %i, %o', async (...table) => {
    const planOf: PlanOf = (s, chance) => planActions(s.playout, chance.below(1000), SEARCH_BUDGETS.spy)
    const cases = casesOf(table, { seed: 5, every: ofMany(16, 4), planOf })
    for (const one of cases) await expectRight(one)
  })
})
