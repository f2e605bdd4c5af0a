/** Knight-Wizard cards: either stack, either token, either dog (rulings 9, 122, 141 and 142). */
import { describe, expect, test } from 'vitest'
import type { Action, PaymentToken } from '#src/games/blackstone/actions.ts'
import { TASKS } from '#src/games/blackstone/cards.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { formatFace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { criterionValues } from '#src/games/blackstone/rules/ranking.ts'
import { adopt, complete, endWork, pile, type ScriptedAction } from '../namedActions.ts'
import { newGame, quietRats, type Situation, situation, type Zones } from '../testTable.ts'

const knightWizardSituation = (zones: Zones): Situation =>
  situation({ ...zones, options: { knightWizard: 'on', ...zones.options } })
/** The same action with this stack. */
const to =
  (stack: 'knight' | 'wizard', move: ScriptedAction): ScriptedAction =>
  (find) =>
    ({ ...(typeof move === 'function' ? move(find) : move), stack }) as Action
const income = (s: Situation, card: string, token: PaymentToken): Action => ({
  kind: 'income',
  slot: s.state.cards.findIndex((_, slot) => s.name(slot) === card),
  token,
})

/** KW3: a maple spy on LO, any scout in column B; it costs a lion captain. */
const BOARD = { LO: 'My/Ls', BE: 'Ls/De' }

describe('the four cards', () => {
  test('[B142] [B9] are in the Guild deck, from which the first tasks are drawn as well', () => {
    const s = newGame('kings-quest', 2, { knightWizard: 'on' })
    const seal = s.draws.find((draw) => draw.kind === 'seal' && draw.faces.includes(100))
    expect(seal?.kind === 'seal' && seal.faces.length).toBe(36)
    expect(seal?.kind === 'seal' && seal.faces.slice(-4)).toEqual([196, 197, 198, 199])
    expect(s.state.decks.guild.draw).toHaveLength(36)
    s.do(pile(0), pile(1))
    expect(s.state.decks.guild.draw).toHaveLength(32)
    const without = newGame('kings-quest', 2)
    expect(without.state.decks.guild.draw).toHaveLength(32)
    const first = [...Array(60).keys()].some((seed) => {
      const newTable = newGame('kings-quest', 4, { knightWizard: 'on' }, seed + 1)
      newTable.do(pile(0), pile(1), pile(2))
      return newTable.state.courts.some(({ hand }) => newTable.names(hand).some((name) => name.startsWith('KW')))
    })
    expect(first).toBe(true)
  })

  test('[B142] are four', () => {
    expect(TASKS.filter(({ type }) => type === 'knightWizard').map(({ id }) => id)).toEqual([
      'KW1',
      'KW2',
      'KW3',
      'KW4',
    ])
    expect(() => situation({ courts: [{ hand: ['KW1'] }] })).toThrow('position.notInPlay')
  })
})

describe('completing one', () => {
  const handSituation = (zones: NonNullable<Zones['courts']>[number] = {}): Situation =>
    knightWizardSituation({ board: BOARD, courts: [{ hand: ['KW3'], ...zones }] })

  test('[B141] it goes to the stack that is named', () => {
    for (const stack of ['knight', 'wizard'] as const) {
      const s = handSituation()
      s.do(to(stack, complete('KW3', 'LO', 'BE')))
      expect(s.names(s.court(0).stacks[stack])).toEqual(['KW3'])
      expect(s.events).toContainEqual(expect.objectContaining({ kind: 'completed', stack }))
    }
  })

  test('[B141] it must name one, and no other card may', () => {
    const s = handSituation()
    expect(s.legalOf('complete').map(({ stack }) => stack)).toEqual(['knight', 'wizard'])
    expect(s.refused(complete('KW3', 'LO', 'BE'))).toEqual({ code: 'complete.otherStack', ruling: 141 })
    const plain = knightWizardSituation({ board: { BS: 'Lc/Ds', LE: 'Ly/Ds' }, courts: [{ hand: ['G01'] }] })
    expect(plain.refused(to('knight', complete('G01', 'BS', 'LE')))).toEqual({
      code: 'complete.otherStack',
      ruling: 141,
    })
    expect(plain.legalOf('complete')).toHaveLength(1)
  })

  test('[B141] it costs what the cards of that stack show, and the next card of the stack costs its face as well', () => {
    // A Knight costs a maple captain by G01, the first Wizard nothing.
    const s = handSituation({ completed: { knight: ['G01'] } })
    expect(s.legalOf('complete').map(({ stack }) => stack)).toEqual(['wizard'])
    expect(s.refused(to('knight', complete('KW3', 'LO', 'BE')))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    const paying = handSituation({ completed: { knight: ['G01'] }, retained: ['Mc/Ps'] })
    paying.do(to('knight', complete('KW3', 'LO', 'BE', 'Mc')))
    expect(paying.names(paying.court(0).stacks.knight)).toEqual(['G01', 'KW3'])
    const next = knightWizardSituation({ courts: [{ hand: ['G06'], completed: { knight: ['G01', 'KW3'] } }] })
    const compass = taskProgressOf(next.scene, next.court(0).hand[0] ?? -1)
    expect(compass?.upcharge.map(formatFace)).toEqual(['Lc', 'Mc'])
  })

  test('the compass tells the cheaper of the two stacks', () => {
    const s = handSituation({ completed: { knight: ['G01'] } })
    expect(taskProgressOf(s.scene, s.court(0).hand[0] ?? -1)?.upcharge).toEqual([])
  })

  test('[B141] it is active, scores and breaks ties as a card of that stack', () => {
    const s = knightWizardSituation({ courts: [{ completed: { knight: ['G01', 'KW3'], wizard: ['KW1'] } }] })
    // With two Kings one Knight and one Wizard are active: G01 for one point, KW1 for two; KW3 sleeps.
    expect(courtPointsOf(s.state, s.court(0))).toMatchObject({ total: 3, inactive: 2 })
    expect(criterionValues(s.state)[0]?.[3]).toBe(3)
    expect(() => knightWizardSituation({ courts: [{ completed: { king: ['KW1'] } }] })).toThrow('position.wrongStack')
  })
})

describe('its income', () => {
  const mustering = (completed: object, zones: Zones = {}): Situation =>
    knightWizardSituation({ courts: [{ completed }, {}], turn: { step: 'muster' }, ...zones })

  test('[B141] each active one pays a Knight or a Wizard, whichever stack it lies in', () => {
    const s = mustering({ knight: ['KW3'], wizard: ['KW1'] })
    // The Household pays one of each.
    expect(s.tokens(0)).toEqual([1, 1])
    expect(s.legal).toEqual([income(s, 'KW3', 'knight'), income(s, 'KW3', 'wizard')])
    expect(s.refused(income(s, 'KW1', 'knight'))).toEqual({ code: 'income.notAsked', ruling: 141 })
    s.do(income(s, 'KW3', 'wizard'))
    expect(s.tokens(0)).toEqual([1, 2])
    const events = s.do(income(s, 'KW1', 'wizard'))
    expect(events).toEqual([{ kind: 'gained', seat: 0, knights: 0, wizards: 1 }])
    expect(s.tokens(0)).toEqual([1, 3])
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B141] [B23] beside those of one kind, and none that sleeps', () => {
    // Three Kings: the Household and two cards of a stack are active.
    const s = mustering({ king: ['P01'], knight: ['G01', 'KW3', 'KW1'], wizard: ['G02'] })
    expect(s.tokens(0)).toEqual([2, 2])
    s.do(income(s, 'KW3', 'knight'))
    expect(s.tokens(0)).toEqual([3, 2])
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B11] what the supply does not have cannot be chosen, and with neither nothing is asked', () => {
    const finite = { options: { tokens: 'finite', knightWizard: 'on' } }
    const scarce = mustering(
      { knight: ['KW3'] },
      { ...finite, courts: [{ completed: { knight: ['KW3'] } }, { knights: 19 }] },
    )
    expect(scarce.tokens(0)).toEqual([1, 1])
    expect(scarce.legal).toEqual([income(scarce, 'KW3', 'wizard')])
    expect(scarce.refused(income(scarce, 'KW3', 'knight'))).toEqual({ code: 'income.none', ruling: 11 })
    const none = mustering(
      { knight: ['KW3'] },
      { ...finite, courts: [{ completed: { knight: ['KW3'] } }, { knights: 19, wizards: 19 }] },
    )
    expect(none.state.todo.at(-1)).toEqual({ do: 'work' })
    expect(none.tokens(0)).toEqual([1, 1])
  })
})

describe('a dog', () => {
  const kennel = (zones: NonNullable<Zones['courts']>[number] = {}): Situation =>
    knightWizardSituation({ mode: 'coop', board: BOARD, courts: [{ hand: ['KW3'], ...zones }], hidden: quietRats })

  test('[B122] comes for it as for a Knight or for a Wizard, as is chosen', () => {
    for (const dog of ['westie', 'scottie'] as const) {
      const s = kennel()
      s.do(adopt(dog, 'KW3', 'LO', 'BE'))
      expect(s.court(0).dogs).toEqual([dog])
      expect(s.names(s.state.decks.guild.discard)).toEqual(['KW3'])
    }
    expect(kennel().refused(adopt('jack', 'KW3', 'LO', 'BE'))).toEqual({ code: 'adopt.otherTask', ruling: 120 })
  })

  test('[B122] for the upcharge of that stack', () => {
    const s = kennel({ completed: { knight: ['G01'] } })
    expect(s.legalOf('adopt').map(({ dog }) => dog)).toEqual(['scottie'])
    expect(s.refused(adopt('westie', 'KW3', 'LO', 'BE'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    const paying = kennel({ completed: { knight: ['G01'] }, retained: ['Mc/Ps'] })
    paying.do(adopt('westie', 'KW3', 'LO', 'BE', 'Mc'), endWork)
    expect(paying.court(0).dogs).toEqual(['westie'])
  })
})
