/** Rats in the walls and the dogs that kill them (rules 2.8, rulings 114 to 123). */
import { describe, expect, test } from 'vitest'
import { TASKS } from '#src/games/blackstone/cards.ts'
import { breedsForTask } from '#src/games/blackstone/rules/dogs.ts'
import { activeRats } from '#src/games/blackstone/rules/rats.ts'
import { adopt, complete, draw, endWork, kill, leaveEmpty, refill } from '../namedActions.ts'
import { puzzle, type Situation, situation, type Zones } from '../testTable.ts'

const PLAY_ON = { puzzleFloor: 'playOn' }
/** The rats deck gives these cards, from the top. */
const rats = (deck: readonly string[], zone: NonNullable<Zones['rats']> = {}, zones: Zones = {}): Situation =>
  puzzle({ options: PLAY_ON, rats: zone, hidden: { rats: [...deck] }, ...zones })
const walls = (s: Situation) => {
  if (!s.state.rats) throw new Error('no rats')
  const { wandering, plagued, discard, out } = s.state.rats
  return { wandering: s.names(wandering), plagued: s.names(plagued), discard: s.names(discard), out: s.names(out) }
}
const QUIET = { wandering: [], plagued: [], discard: [], out: [] }

describe('the end of a turn', () => {
  test('shows one card: rats wander', () => {
    const s = rats(['two', 'one'])
    expect(s.do(endWork)).toContainEqual(expect.objectContaining({ kind: 'rats', active: 2 }))
    expect(walls(s)).toEqual({ ...QUIET, wandering: ['two'] })
    s.do(endWork)
    expect(walls(s)).toEqual({ ...QUIET, wandering: ['two', 'one'] })
    expect(activeRats(s.state)).toBe(3)
  })

  test.each(['cat', 'duchess'])('a %s brings a quiet night', (card) => {
    const s = rats([card])
    s.do(endWork)
    expect(walls(s)).toEqual({ ...QUIET, discard: [card] })
  })

  test('a plague makes all that wander permanent and leaves the game', () => {
    const s = rats(['plague', 'one'], { wandering: ['three', 'one'], plagued: ['two'] })
    s.do(endWork)
    expect(walls(s)).toEqual({ ...QUIET, plagued: ['two', 'three', 'one'], out: ['plague'] })
    expect(activeRats(s.state)).toBe(6)
    s.do(endWork)
    expect(walls(s)).toMatchObject({ wandering: ['one'], plagued: ['two', 'three', 'one'] })
  })

  test('a plague leaves the state before it was', () => {
    const s = rats(['plague'], { wandering: ['three'], plagued: ['two'] })
    const before = s.state
    const copy = structuredClone(before)
    s.do(endWork)
    expect(before).toEqual(copy)
  })

  test('[B115] a plague without wandering rats does nothing and is set aside', () => {
    const s = rats(['plague'], { plagued: ['two'] })
    s.do(endWork)
    expect(walls(s)).toEqual({ ...QUIET, plagued: ['two'], out: ['plague'] })
  })

  test('[B118] limits come first, then the rats, then the turn passes', () => {
    const s = rats(['one'], {}, { courts: [{ knights: 3 }] })
    const eventKinds = s.do(endWork).map(({ kind }) => kind)
    expect(eventKinds).toEqual(['returned', 'opened', 'rats', 'turnEnded', 'turn', 'mustered'])
  })

  test("[B118] used vassals are replaced before the rats, and each player's turn shows a card", () => {
    const s = rats(['one', 'two', 'cat'])
    s.do(endWork, endWork, endWork)
    expect(activeRats(s.state)).toBe(3)
  })
})

describe('twelve rats', () => {
  test('are too many: the game is lost at once', () => {
    const s = rats(['one'], { wandering: ['three', 'three', 'three', 'two'] })
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 2], decidedBy: 'rats' })
    expect(s.events.some(({ kind }) => kind === 'turnEnded')).toBe(false)
  })

  test('eleven are not', () => {
    const s = rats(['cat'], { wandering: ['three', 'three', 'three', 'two'] })
    s.do(endWork)
    expect([s.outcome, s.seat]).toEqual([null, 1])
  })

  test('[B116] heads count, not cards, and plagued rats count with the wandering ones', () => {
    const eleven = { wandering: ['one', 'one', 'one', 'one', 'one', 'one'], plagued: ['two', 'three'] }
    const s = rats(['cat'], eleven)
    expect(activeRats(s.state)).toBe(11)
    s.do(endWork)
    expect(s.outcome).toBeNull()
    const lost = rats(['two'], eleven)
    lost.do(endWork)
    expect(lost.outcome).toEqual({ ranks: [2, 2], decidedBy: 'rats' })
  })

  test('thirteen as well: the last card may bring more than was missing', () => {
    const s = rats(['three'], { plagued: ['three', 'three', 'two', 'two'] })
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 2], decidedBy: 'rats' })
  })
})

describe('an empty rats deck', () => {
  const PLAGUES = ['plague', 'plague', 'plague']

  test('[B114] is made of killed rats, cats and duchesses; plagues stay out', () => {
    // 25 cards less three plagues and two wandering ones: twenty come back.
    const s = rats([], { count: 0, out: PLAGUES, wandering: ['one', 'two'] })
    const eventKinds = s.do(endWork).map(({ kind }) => kind)
    expect(eventKinds.slice(0, 3)).toEqual(['shuffled', 'opened', 'rats'])
    expect(s.state.rats?.draw).toHaveLength(19)
    expect(walls(s).out).toEqual(PLAGUES)
    const left = [...s.names(s.state.rats?.draw ?? []), ...walls(s).discard, ...walls(s).wandering]
    expect(left.filter((name) => name === 'plague')).toEqual([])
    expect(left.toSorted()).toEqual(
      [
        ...Array(6).fill('one'),
        ...Array(5).fill('two'),
        ...Array(3).fill('three'),
        ...Array(4).fill('cat'),
        ...Array(4).fill('duchess'),
      ].toSorted(),
    )
  })

  test('[B114] the last card of the deck is shown before anything is shuffled', () => {
    const s = rats(['one'], { count: 1 })
    expect(s.do(endWork).some(({ kind }) => kind === 'shuffled')).toBe(false)
    expect(s.state.rats?.draw).toEqual([])
  })

  test('[B114] with nothing left no card is shown', () => {
    const none = { draw: [], wandering: [], plagued: [], discard: [], out: [] }
    const s = situation({ mode: 'puzzle-master', options: PLAY_ON }, 1, { rats: none })
    const eventKinds = s.do(endWork).map(({ kind }) => kind)
    expect(eventKinds).toEqual(['turnEnded', 'turn', 'mustered'])
  })
})

/** A Knight (G01: BS, column L), a Wizard (G17: LO, column B) and a King (P01: KT, column A) can be met. */
const BOARD = { BS: 'Ls/De', LE: 'Dy/Ms', LO: 'Ds/Le', BE: 'Mc/Py', KT: 'Ls/Dy', AN: 'Pc/Ds' }
const adopting = (court: NonNullable<Zones['courts']>[number] = {}, otherCourt: typeof court = {}): Situation =>
  rats(
    ['cat', 'cat', 'cat', 'cat'],
    {},
    {
      board: BOARD,
      courts: [{ hand: ['G01', 'G17', 'P01'], ...court }, otherCourt],
    },
  )

describe('adopting a dog', () => {
  test.each([
    ['westie', 'a Knight', 'G01', 'BS', 'LE', 'guild'],
    ['scottie', 'a Wizard', 'G17', 'LO', 'BE', 'guild'],
    ['jack', 'a King', 'P01', 'KT', 'AN', 'power'],
  ] as const)(
    '[B121] the %s comes for %s task, which goes to the discard of its deck',
    (dog, _, card, left, right, deck) => {
      const s = adopting()
      s.do(adopt(dog, card, left, right))
      expect(s.court(0)).toMatchObject({ dogs: [dog], stacks: { knight: [], wizard: [], king: [], ploy: [] } })
      expect(s.names(s.state.decks[deck].discard)).toEqual([card])
      expect(s.state.marked).toHaveLength(2)
    },
  )

  test('[B121] it is the completion of the turn', () => {
    const s = adopting()
    s.do(adopt('westie', 'G01', 'BS', 'LE'))
    expect(s.refused(complete('P01', 'KT', 'AN'))).toEqual({ code: 'complete.oncePerTurn' })
    expect(s.refused(adopt('jack', 'P01', 'KT', 'AN'))).toEqual({ code: 'complete.oncePerTurn' })
    const otherSituation = adopting()
    otherSituation.do(complete('P01', 'KT', 'AN'))
    expect(otherSituation.refused(adopt('westie', 'G01', 'BS', 'LE'))).toEqual({ code: 'complete.oncePerTurn' })
  })

  test('[B121] the upcharge of the stack of its type is paid, and does not rise by it', () => {
    const s = adopting({ completed: { knight: ['G03'] }, retained: ['Me/Ps'] })
    expect(s.refused(adopt('westie', 'G01', 'BS', 'LE'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    s.do(adopt('westie', 'G01', 'BS', 'LE', 'Me'))
    expect(s.names(s.state.discard)).toEqual(['Me/Ps'])
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G03'])
  })

  test('[B121] both vassals are replaced or left as after a completion', () => {
    const s = adopting()
    s.do(adopt('westie', 'G01', 'BS', 'LE'), endWork, refill)
    expect([s.at('BS') !== '', s.at('LE')]).toEqual([true, ''])
    s.do(leaveEmpty)
    expect([s.at('LE'), s.seat, s.names(s.state.discard)]).toEqual(['', 1, ['Ls/De', 'Dy/Ms']])
  })

  test('[B120] a dog comes only for its own type of task', () => {
    const s = adopting()
    expect(s.refused(adopt('scottie', 'G01', 'BS', 'LE'))).toEqual({ code: 'adopt.otherTask', ruling: 120 })
    expect(s.refused(adopt('jack', 'G17', 'LO', 'BE'))).toEqual({ code: 'adopt.otherTask', ruling: 120 })
    expect(s.refused(adopt('westie', 'P01', 'KT', 'AN'))).toEqual({ code: 'adopt.otherTask', ruling: 120 })
  })

  test('[B123] no dog comes for a Ploy', () => {
    const s = puzzle({ mode: 'coop', courts: [{ knights: 3, wizards: 3, hand: ['M01'] }, {}] })
    for (const dog of ['jack', 'scottie', 'westie'] as const)
      expect(s.refused(adopt(dog, 'M01', 'BS', 'LE'))).toEqual({ code: 'adopt.otherTask', ruling: 123 })
  })

  test("[B120] a dog that is taken is gone, also the partner's", () => {
    for (const s of [adopting({ dogs: ['westie'] }), adopting({}, { dogs: ['westie'] })]) {
      expect(s.refused(adopt('westie', 'G01', 'BS', 'LE'))).toEqual({ code: 'adopt.taken', ruling: 120 })
      expect(s.legalOf('adopt').map(({ dog }) => dog)).toEqual(['scottie', 'jack'])
    }
  })

  test('[B119] there are two Jack Russells, for one player or for each', () => {
    const third = { code: 'adopt.taken', ruling: 120 }
    adopting({ dogs: ['jack'] }).do(adopt('jack', 'P01', 'KT', 'AN'))
    adopting({}, { dogs: ['jack'] }).do(adopt('jack', 'P01', 'KT', 'AN'))
    expect(adopting({ dogs: ['jack', 'jack'] }).refused(adopt('jack', 'P01', 'KT', 'AN'))).toEqual(third)
    expect(adopting({ dogs: ['jack'] }, { dogs: ['jack'] }).refused(adopt('jack', 'P01', 'KT', 'AN'))).toEqual(third)
  })

  test('the task must be met like any other', () => {
    const s = adopting()
    expect(s.refused(adopt('westie', 'G01', 'KT', 'LE'))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
    expect(s.refused(adopt('westie', 'G01', 'BS', 'BS'))).toEqual({ code: 'complete.sameVassal', ruling: 46 })
  })

  test('[B123] no dog comes for a Ploy', () => {
    const breeds = TASKS.map((task) => `${task.type} ${breedsForTask(task)}`)
    expect(new Set(breeds)).toEqual(
      new Set(['knight westie', 'wizard scottie', 'king jack', 'ploy ', 'knightWizard scottie,westie']),
    )
  })

  test('where no rats are there are no dogs', () => {
    const s = situation({ board: BOARD, courts: [{ hand: ['G01'], knights: 2, wizards: 2 }] })
    expect(s.refused(adopt('westie', 'G01', 'BS', 'LE'))).toEqual({ code: 'notHere' })
    expect([...s.legalOf('adopt'), ...s.legalOf('kill')]).toEqual([])
    expect(s.refused(kill('jack', 1))).toEqual({ code: 'notHere' })
  })
})

const ratHunt = (court: NonNullable<Zones['courts']>[number], zone: NonNullable<Zones['rats']> = {}): Situation =>
  rats(['cat'], { wandering: ['three', 'one', 'two', 'one'], ...zone }, { courts: [court] })

describe('killing rats', () => {
  test.each([
    ['westie', 1, 0, [1]],
    ['scottie', 0, 1, [1, 2]],
    ['jack', 1, 1, [1, 2, 3]],
  ] as const)('the %s, for %i Knight and %i Wizard, kills cards of %j', (dog, knights, wizards, sizes) => {
    const s = ratHunt({ knights: 3, wizards: 3, dogs: [dog] })
    expect(s.legalOf('kill')).toEqual(sizes.map((size) => kill(dog, size)))
    for (const size of [1, 2, 3].filter((one) => !sizes.includes(one as never)))
      expect(s.refused(kill(dog, size))).toEqual({ code: 'kill.tooBig' })
    s.do(kill(dog, sizes[0]))
    expect(s.tokens(0)).toEqual([3 - knights, 3 - wizards])
    const biggest = sizes.at(-1) ?? 0
    s.do(kill(dog, biggest))
    expect(s.tokens(0)).toEqual([3 - 2 * knights, 3 - 2 * wizards])
    expect(activeRats(s.state)).toBe(7 - sizes[0] - biggest)
  })

  test('a killed card goes to the discard; of two alike the one that was shown first', () => {
    const s = ratHunt({ knights: 1, dogs: ['westie'] })
    const first = s.state.rats?.wandering[1]
    expect(s.do(kill('westie', 1))).toEqual([{ kind: 'killed', seat: 0, dog: 'westie', slot: first }])
    expect(walls(s)).toMatchObject({ wandering: ['three', 'two', 'one'], discard: ['one'] })
  })

  test('one payment for each card, several in a turn', () => {
    const s = ratHunt({ knights: 2, wizards: 1, dogs: ['jack', 'westie'] })
    s.do(kill('jack', 3), kill('westie', 1))
    expect(s.tokens(0)).toEqual([0, 0])
    expect(s.refused(kill('westie', 1))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
    expect(s.refused(kill('jack', 1))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
  })

  test('the Jack Russell needs both tokens, the Scottie a Wizard', () => {
    const s = ratHunt({ knights: 5, dogs: ['jack', 'scottie'] })
    expect(s.refused(kill('jack', 1))).toEqual({ code: 'need.wizards', values: { count: 1, have: 0 } })
    expect(s.refused(kill('scottie', 1))).toEqual({ code: 'need.wizards', values: { count: 1, have: 0 } })
  })

  test('plagued rats cannot be killed', () => {
    const s = ratHunt({ knights: 5, wizards: 5, dogs: ['jack'] }, { wandering: [], plagued: ['three', 'one'] })
    expect(s.refused(kill('jack', 3))).toEqual({ code: 'kill.none' })
    expect(s.legalOf('kill')).toEqual([])
  })

  test('there must be a card of that size', () => {
    const s = ratHunt({ knights: 5, wizards: 5, dogs: ['jack'] }, { wandering: ['one'] })
    expect(s.refused(kill('jack', 2))).toEqual({ code: 'kill.none' })
  })

  test("[B120] a dog serves only its owner, on the owner's turn", () => {
    const s = rats(['cat'], { wandering: ['one'] }, { courts: [{ knights: 2 }, { knights: 2, dogs: ['westie'] }] })
    expect(s.refused(kill('westie', 1))).toEqual({ code: 'kill.notYours', ruling: 120 })
    expect(s.refused(kill('westie', 1), 1)).toEqual({ code: 'notYourTurn' })
    s.do(endWork, kill('westie', 1))
    expect(activeRats(s.state)).toBe(0)
  })

  test('a dog may be adopted and used in one turn, among other work', () => {
    const s = rats(
      ['cat'],
      { wandering: ['one'] },
      {
        board: BOARD,
        courts: [{ knights: 1, wizards: 1, hand: ['G01'] }],
      },
    )
    s.do(adopt('westie', 'G01', 'BS', 'LE'), draw('power'), kill('westie', 1))
    expect(activeRats(s.state)).toBe(0)
  })
})
